package org.katachi.search;

/** Ends a search; asked every few dozen nodes by the thread that searches. */
public interface LimitCheck {

  /**
   * Whether the search must end at once.
   *
   * @param nodes the nodes visited so far
   */
  boolean isHardLimitReached(long nodes);

  /**
   * Whether another iteration may start: false once the soft limit is reached.
   *
   * @param depth the depth of the next iteration in plies
   * @param nodes the nodes visited so far
   * @param scoreDrop by how much the last iteration's score is below that of the one before, in the
   *     unit of {@link Score}; negative if it is above
   */
  boolean allowsNextIteration(int depth, long nodes, int scoreDrop);

  /**
   * Whether the search may take the values of the small network while the better ones are slow. No
   * two such searches need be alike.
   */
  default boolean allowsFallbackEvaluation() {
    return false;
  }

  /**
   * Whether an easy move, the only legal reply to a threatened five, is played after the first
   * iteration.
   */
  default boolean playsEasyMove() {
    return true;
  }

  /**
   * A limit of nodes.
   *
   * @param limit the most nodes of a search
   */
  record Nodes(int limit) implements LimitCheck {

    @Override
    public boolean isHardLimitReached(long nodes) {
      return nodes >= limit;
    }

    /** An iteration takes more nodes than all before it, so one that began late would not end. */
    @Override
    public boolean allowsNextIteration(int depth, long nodes, int scoreDrop) {
      return nodes < limit / 2;
    }
  }
}
