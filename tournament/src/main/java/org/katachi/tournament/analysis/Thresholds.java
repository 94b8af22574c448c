package org.katachi.tournament.analysis;

/**
 * From where on an evaluation, in the brains' own unit, says how a game will end; the same distance
 * from zero for the loser, below it, and for the winner, above it.
 *
 * @param bad the game leans to a side
 * @param lost the game is as good as decided
 */
record Thresholds(double bad, double lost) {

  /**
   * Checks the thresholds.
   *
   * @throws IllegalArgumentException if they are not positive, or the second is the smaller one
   */
  Thresholds {
    if (!(bad > 0 && lost >= bad)) {
      throw new IllegalArgumentException(
          "bad is above 0, and lost is no less than bad; not " + bad + " and " + lost);
    }
  }
}
