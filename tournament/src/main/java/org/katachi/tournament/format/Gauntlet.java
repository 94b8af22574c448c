package org.katachi.tournament.format;

import java.util.ArrayList;
import java.util.List;

/**
 * The first brains of the list, the seeds, meet all the others and each other; the others do not
 * meet. A round holds each of these encounters once.
 *
 * @param brains at least two
 * @param seeds how many of them are seeds, fewer than all
 * @param rounds how often each encounter is played
 * @param alternates whether colours are swapped from round to round, as needed where an encounter
 *     is one game
 */
public record Gauntlet(int brains, int seeds, int rounds, boolean alternates)
    implements StaticFormat {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there are too few brains or rounds, or not 1 to brains − 1
   *     seeds
   */
  public Gauntlet {
    StaticFormat.check(brains, rounds);
    if (seeds < 1 || seeds >= brains) {
      throw new IllegalArgumentException(
          "a gauntlet of " + brains + " brains has 1 to " + (brains - 1) + " seeds, not " + seeds);
    }
  }

  @Override
  public List<Encounter> round(int round) {
    boolean swapped = alternates && round % 2 == 1;
    List<Encounter> encounters = new ArrayList<>();
    for (int seed = 0; seed < seeds; seed++) {
      for (int opponent = seed + 1; opponent < brains; opponent++) {
        Encounter encounter = new Encounter(seed, opponent);
        encounters.add(swapped ? encounter.reversed() : encounter);
      }
    }
    return encounters;
  }
}
