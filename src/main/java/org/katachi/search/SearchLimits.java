package org.katachi.search;

/** What a search may cost; asked every few dozen nodes by the thread that searches. */
public interface SearchLimits {

  /**
   * Tells whether the search must end at once.
   *
   * @param nodes the nodes visited so far
   */
  boolean isSpent(long nodes);

  /**
   * Tells whether another iteration is worth its start.
   *
   * @param depth the depth of the next iteration in plies
   * @param nodes the nodes visited so far
   * @param fall by how much the position turned out worse in the last iteration than in the one
   *     before, in the unit of {@link Score}; negative if better
   */
  boolean allowsIteration(int depth, long nodes, int fall);

  /** Tells whether the only move that there is may be chosen without a thought. */
  default boolean savesThought() {
    return true;
  }
}
