package org.katachi.tournament.schedule;

import java.util.List;

/**
 * Who meets whom. A pure function of the results so far, so that a tournament that was broken off
 * goes on as it would have gone.
 */
public interface Format {

  /** How many games a tournament may have: what memory has room for. */
  int MAX_GAMES = 10_000_000;

  /** The number of brains, which have the seeds from zero. */
  int brains();

  /**
   * The encounters of the next round.
   *
   * @param earlier the results of all rounds before it, in their order; where {@link
   *     #dependsOnResults} is false only the number of rounds matters
   * @return nothing if the tournament is over
   */
  List<Encounter> next(List<List<EncounterResult>> earlier);

  /** Whether two brains meet more than once by plan. */
  boolean repeatsEncounters();

  /** Whether a round can be known only when the one before it has ended. */
  boolean dependsOnResults();

  /**
   * Checks what all formats need.
   *
   * @throws IllegalArgumentException if there are less than two brains, or no round
   */
  static void check(int brains, int rounds) {
    if (brains < 2) {
      throw new IllegalArgumentException("a tournament needs at least two brains: " + brains);
    }
    if (rounds < 1) {
      throw new IllegalArgumentException("a tournament needs at least 1 round: " + rounds);
    }
  }

  /**
   * Checks how many games there are, or will be at least.
   *
   * @throws IllegalArgumentException if there are too many
   */
  static void checkGames(long games) {
    if (games > MAX_GAMES) {
      throw new IllegalArgumentException("a tournament has at most " + MAX_GAMES + " games");
    }
  }
}
