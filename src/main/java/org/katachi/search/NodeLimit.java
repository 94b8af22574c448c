package org.katachi.search;

/**
 * So many nodes.
 *
 * @param limit the nodes of a search
 */
public record NodeLimit(int limit) implements SearchLimits {

  @Override
  public boolean isSpent(long nodes) {
    return nodes >= limit;
  }

  /** An iteration takes more nodes than all before it, so one begun late would be in vain. */
  @Override
  public boolean allowsIteration(int depth, long nodes, int fall) {
    return nodes < limit / 2;
  }
}
