package org.katachi.tournament.schedule;

import java.util.OptionalInt;

/**
 * A match of a knockout, as far as it has come.
 *
 * @param first the seed of the brain that stands first in the list
 * @param second the seed of its opponent; nobody if it has a bye
 * @param firstPoints the points that the first has made in it so far
 * @param secondPoints the points of its opponent
 * @param winner the seed of the brain that goes on; nobody while that is open
 */
public record KnockoutMatch(
    int first, OptionalInt second, double firstPoints, double secondPoints, OptionalInt winner) {

  /** A brain that goes on without a match. */
  static KnockoutMatch bye(int seed) {
    return new KnockoutMatch(seed, OptionalInt.empty(), 0, 0, OptionalInt.of(seed));
  }
}
