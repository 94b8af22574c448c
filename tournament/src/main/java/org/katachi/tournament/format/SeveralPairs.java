package org.katachi.tournament.format;

import java.util.Collections;
import java.util.List;

/**
 * A format in which two brains that meet play several pairs of games, one after the other.
 *
 * @param format who meets whom
 * @param pairs how many
 */
record SeveralPairs(StaticFormat format, int pairs) implements StaticFormat {

  @Override
  public int brains() {
    return format.brains();
  }

  @Override
  public int rounds() {
    return format.rounds();
  }

  @Override
  public List<Encounter> round(int round) {
    return each(format.round(round), pairs);
  }

  @Override
  public boolean repeatsEncounters() {
    return true;
  }

  /**
   * Each of these encounters so many times, one after the other.
   *
   * @throws IllegalArgumentException if they make too many games
   */
  static List<Encounter> each(List<Encounter> encounters, int times) {
    Format.checkGames((long) encounters.size() * times);
    return encounters.stream()
        .flatMap(encounter -> Collections.nCopies(times, encounter).stream())
        .toList();
  }
}
