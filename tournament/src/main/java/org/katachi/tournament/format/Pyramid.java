package org.katachi.tournament.format;

import java.util.ArrayList;
import java.util.List;

/**
 * Each brain of the list meets all those before it, as in cutechess: everybody meets everybody, and
 * the games of the first brains of the list come first. A round holds each encounter once.
 *
 * @param brains at least two
 * @param rounds how often each encounter is played
 * @param alternates whether colours are swapped from round to round, as needed where an encounter
 *     is one game
 */
public record Pyramid(int brains, int rounds, boolean alternates) implements StaticFormat {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there are less than two brains, or no round
   */
  public Pyramid {
    StaticFormat.check(brains, rounds);
  }

  @Override
  public List<Encounter> round(int round) {
    boolean swapped = alternates && round % 2 == 1;
    List<Encounter> encounters = new ArrayList<>();
    for (int brain = 1; brain < brains; brain++) {
      for (int opponent = 0; opponent < brain; opponent++) {
        Encounter encounter = new Encounter(brain, opponent);
        encounters.add(swapped ? encounter.reversed() : encounter);
      }
    }
    return encounters;
  }
}
