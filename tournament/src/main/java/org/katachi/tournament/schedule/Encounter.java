package org.katachi.tournament.schedule;

import java.util.Collections;
import java.util.List;

/**
 * Two brains that meet, for one pair of games.
 *
 * @param first the seed of the brain that has black in the first game
 * @param second the seed of its opponent
 */
public record Encounter(int first, int second) {

  /**
   * Checks the seeds.
   *
   * @throws IllegalArgumentException if they are the same
   */
  public Encounter {
    if (first == second) {
      throw new IllegalArgumentException("a brain against itself: " + first);
    }
  }

  /**
   * Each of these encounters so many times, one after the other.
   *
   * @throws IllegalArgumentException if they make too many games
   */
  static List<Encounter> repeated(List<Encounter> encounters, int times) {
    Format.checkGames((long) encounters.size() * times);
    return encounters.stream()
        .flatMap(encounter -> Collections.nCopies(times, encounter).stream())
        .toList();
  }

  /** The same with colours swapped. */
  Encounter reversed() {
    return new Encounter(second, first);
  }

  /** The same with the lower seed first. */
  public Encounter ordered() {
    return first < second ? this : reversed();
  }

  /** Whether the same two meet, whoever has black. */
  boolean isBetween(int one, int other) {
    return (first == one && second == other) || (first == other && second == one);
  }
}
