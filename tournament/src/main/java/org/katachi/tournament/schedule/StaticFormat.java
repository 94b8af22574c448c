package org.katachi.tournament.schedule;

import java.util.List;

/**
 * A format whose rounds are all known before the first game.
 *
 * @param cycle the rounds in which each encounter comes once
 * @param cycles how often they are played
 * @param alternates whether colours are swapped from one cycle to the next, as needed where an
 *     encounter is one game
 * @param pairs how many pairs of games two brains that meet play, one after the other
 */
record StaticFormat(Cycle cycle, int cycles, boolean alternates, int pairs) implements Format {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there are less than two brains, or no cycle
   */
  StaticFormat {
    Format.check(cycle.brains(), cycles);
  }

  @Override
  public int brains() {
    return cycle.brains();
  }

  @Override
  public List<Encounter> next(List<List<EncounterResult>> earlier) {
    int rounds = cycle.rounds().size();
    int played = earlier.size() / rounds;
    if (played >= cycles) {
      return List.of();
    }
    List<Encounter> round = cycle.rounds().get(earlier.size() % rounds);
    boolean swapped = alternates && played % 2 == 1;
    return Encounter.repeated(
        swapped ? round.stream().map(Encounter::reversed).toList() : round, pairs);
  }

  @Override
  public boolean repeatsEncounters() {
    return cycles > 1 || pairs > 1;
  }

  @Override
  public boolean dependsOnResults() {
    return false;
  }
}
