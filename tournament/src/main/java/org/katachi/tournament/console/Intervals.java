package org.katachi.tournament.console;

/**
 * How often people are told of a tournament.
 *
 * @param rating after how many games plain lines tell the standing; 0 if only in the end
 * @param outcome of how many games the last one is told in a line; 0 if none is
 */
public record Intervals(int rating, int outcome) {

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if one is negative
   */
  public Intervals {
    if (rating < 0 || outcome < 0) {
      throw new IllegalArgumentException(
          "-ratinginterval and -outcomeinterval are 0 or more, not " + Math.min(rating, outcome));
    }
  }

  boolean tellsStanding(long games) {
    return rating > 0 && games % rating == 0;
  }

  boolean tellsOutcome(long games) {
    return outcome > 0 && games % outcome == 0;
  }
}
