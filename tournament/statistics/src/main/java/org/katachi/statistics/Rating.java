package org.katachi.statistics;

/**
 * A brain's rating among the brains that it met.
 *
 * @param brain the name
 * @param elo the rating, logistic
 * @param error half the width of the interval of 95 % confidence; 0 for an anchor, infinite for a
 *     brain without games
 * @param games all games of the brain
 */
public record Rating(String brain, double elo, double error, WinDrawLoss games) {

  /** The rating with its interval. */
  public EloEstimate interval() {
    return new EloEstimate(elo, elo - error, elo + error);
  }
}
