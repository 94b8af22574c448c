package org.katachi.tournament.format;

import java.util.ArrayList;
import java.util.List;

/**
 * Everybody meets everybody, once a cycle; with two brains that is a match. The rounds are those of
 * the Berger tables: in each, every brain plays once, or pauses once a cycle if their number is
 * odd.
 *
 * @param brains at least two
 * @param cycles how often each meets each
 * @param alternates whether colours are swapped from one cycle to the next, as needed where an
 *     encounter is one game
 */
public record RoundRobin(int brains, int cycles, boolean alternates) implements StaticFormat {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there are less than two brains, or no cycle
   */
  public RoundRobin {
    StaticFormat.check(brains, cycles);
  }

  @Override
  public boolean repeatsEncounters() {
    return cycles > 1;
  }

  @Override
  public int rounds() {
    return cycles * roundsOfCycle();
  }

  @Override
  public List<Encounter> round(int round) {
    int places = places();
    int turn = round % roundsOfCycle();
    boolean swapped = alternates && round / roundsOfCycle() % 2 == 1;
    List<Encounter> encounters = new ArrayList<>();
    for (int i = 0; i < places / 2; i++) {
      Encounter encounter = meeting(turn, i);
      if (Math.max(encounter.first(), encounter.second()) < brains) {
        encounters.add(swapped ? encounter.reversed() : encounter);
      }
    }
    return encounters;
  }

  /**
   * The circle method: the last place stands still while the others turn about it. Its colour
   * changes from round to round, the others' with their place.
   */
  private Encounter meeting(int turn, int i) {
    int circle = places() - 1;
    if (i == 0) {
      return turn % 2 == 0 ? new Encounter(turn, circle) : new Encounter(circle, turn);
    }
    int one = (turn + i) % circle;
    int other = (turn - i + circle) % circle;
    return i % 2 == 0 ? new Encounter(one, other) : new Encounter(other, one);
  }

  /** An odd number of brains leaves a place that nobody has. */
  private int places() {
    return brains + brains % 2;
  }

  private int roundsOfCycle() {
    return places() - 1;
  }
}
