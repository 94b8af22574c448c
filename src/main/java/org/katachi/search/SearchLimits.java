package org.katachi.search;

/** The limits of a search; asked every few dozen nodes by the thread that searches. */
public interface SearchLimits {

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
   * Whether a clock ends the search, so that no two need be alike: it may take quicker values while
   * the better ones are slow.
   */
  boolean hasClock();

  /** Whether an easy move, the only reply to a four, is played after the first iteration. */
  default boolean playsEasyMove() {
    return true;
  }
}
