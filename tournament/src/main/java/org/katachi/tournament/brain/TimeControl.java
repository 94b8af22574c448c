package org.katachi.tournament.brain;

/**
 * How long a brain may think, in milliseconds.
 *
 * @param match for all its moves of a game; 0 sets no limit
 * @param turn for a move
 * @param increment what is added to the match time after each move
 * @param margin how much longer than told a move may take before it is late
 */
public record TimeControl(long match, long turn, long increment, long margin) {

  /**
   * Checks the limits.
   *
   * @throws IllegalArgumentException if the turn has no time, or a limit is negative
   */
  public TimeControl {
    if (turn <= 0) {
      throw new IllegalArgumentException("a turn needs more than 0 ms: " + turn);
    }
    if (match < 0 || increment < 0 || margin < 0) {
      throw new IllegalArgumentException(
          "negative time: match " + match + ", increment " + increment + ", margin " + margin);
    }
  }

  /** Tells whether the time for all moves of a game is limited. */
  public boolean limitsMatch() {
    return match > 0;
  }
}
