package org.katachi.tournament.format;

import java.util.List;

/** A format whose rounds are all known before the first game. */
interface StaticFormat extends Format {

  int rounds();

  /** The encounters of a round, from zero. */
  List<Encounter> round(int round);

  @Override
  default List<Encounter> next(List<List<EncounterResult>> earlier) {
    return earlier.size() < rounds() ? round(earlier.size()) : List.of();
  }

  @Override
  default boolean repeatsEncounters() {
    return rounds() > 1;
  }

  @Override
  default boolean dependsOnResults() {
    return false;
  }

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
}
