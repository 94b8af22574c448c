package org.katachi.search;

/**
 * A limit of nodes.
 *
 * @param limit the most nodes of a search
 */
public record NodeLimit(int limit) implements SearchLimits {

  @Override
  public boolean isHardLimitReached(long nodes) {
    return nodes >= limit;
  }

  /** An iteration takes more nodes than all before it, so one that began late would not end. */
  @Override
  public boolean allowsNextIteration(int depth, long nodes, int scoreDrop) {
    return nodes < limit / 2;
  }

  @Override
  public boolean hasClock() {
    return false;
  }
}
