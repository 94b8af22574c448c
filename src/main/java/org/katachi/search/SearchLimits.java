package org.katachi.search;

/** The limits of a search. Asked every few dozen nodes by the thread that searches. */
public interface SearchLimits {

  /**
   * The hard limit: whether the search must end at once.
   *
   * @param nodes the nodes visited so far
   */
  boolean isSpent(long nodes);

  /**
   * The soft limit: whether another iteration is worth its start.
   *
   * @param depth the depth of the next iteration in plies
   * @param nodes the nodes visited so far
   * @param fall the drop of the score in the last iteration, in the unit of {@link Score}; negative
   *     if it rose
   */
  boolean allowsIteration(int depth, long nodes, int fall);

  /** Easy move: whether a position's only move is played without a search. */
  default boolean savesThought() {
    return true;
  }
}
