package org.katachi.tournament.schedule;

import java.util.ArrayList;
import java.util.List;

/**
 * The rounds of a format that is known before the first game: each of its encounters once.
 *
 * @param brains at least two
 * @param rounds the encounters of each round
 */
record Cycle(int brains, List<List<Encounter>> rounds) {

  /**
   * Everybody meets everybody; with two brains that is a match. The rounds are those of the Berger
   * tables: in each, every brain plays once, or pauses once a cycle if their number is odd.
   */
  static Cycle roundRobin(int brains) {
    checkAllMeet(brains);
    int places = brains + brains % 2; // An odd number of brains leaves a place that nobody has.
    List<List<Encounter>> rounds = new ArrayList<>();
    for (int turn = 0; turn < places - 1; turn++) {
      List<Encounter> round = new ArrayList<>();
      for (int i = 0; i < places / 2; i++) {
        Encounter encounter = meeting(places - 1, turn, i);
        if (Math.max(encounter.first(), encounter.second()) < brains) {
          round.add(encounter);
        }
      }
      rounds.add(round);
    }
    return new Cycle(brains, rounds);
  }

  /**
   * The circle method: the last place stands still while the others turn about it. Its colour
   * changes from round to round, the others' with their place.
   */
  private static Encounter meeting(int circle, int turn, int i) {
    if (i == 0) {
      return turn % 2 == 0 ? new Encounter(turn, circle) : new Encounter(circle, turn);
    }
    int one = (turn + i) % circle;
    int other = (turn - i + circle) % circle;
    return i % 2 == 0 ? new Encounter(one, other) : new Encounter(other, one);
  }

  /**
   * The first brains of the list, the seeds, meet all the others and each other; the others do not
   * meet. All in one round.
   *
   * @param seeds how many of the brains are seeds, fewer than all
   * @throws IllegalArgumentException if there are not 1 to brains − 1 seeds
   */
  static Cycle gauntlet(int brains, int seeds) {
    if (seeds < 1 || seeds >= brains) {
      throw new IllegalArgumentException(
          "a gauntlet of " + brains + " brains has 1 to " + (brains - 1) + " seeds, not " + seeds);
    }
    List<Encounter> round = new ArrayList<>();
    for (int seed = 0; seed < seeds; seed++) {
      for (int opponent = seed + 1; opponent < brains; opponent++) {
        round.add(new Encounter(seed, opponent));
      }
    }
    return new Cycle(brains, List.of(round));
  }

  /**
   * Each brain of the list meets all those before it, as in cutechess: everybody meets everybody,
   * and the games of the first brains of the list come first. All in one round.
   */
  static Cycle pyramid(int brains) {
    checkAllMeet(brains);
    List<Encounter> round = new ArrayList<>();
    for (int brain = 1; brain < brains; brain++) {
      for (int opponent = 0; opponent < brain; opponent++) {
        round.add(new Encounter(brain, opponent));
      }
    }
    return new Cycle(brains, List.of(round));
  }

  private static void checkAllMeet(int brains) {
    Format.checkGames((long) brains * (brains - 1) / 2);
  }
}
