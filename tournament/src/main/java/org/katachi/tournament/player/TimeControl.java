package org.katachi.tournament.player;

import org.apache.commons.lang3.Validate;

/**
 * How long a brain may think, in milliseconds.
 *
 * @param match for all its moves of a game; 0 sets no limit
 * @param turn for a move; 0 means at once, for which {@value #AT_ONCE} ms are allowed, {@link
 *     #UNLIMITED} is no limit
 * @param increment what is added to the match time after each move
 * @param margin how much longer than told a move may take before it is late
 * @param hang how long a move may take that has no limit, before the brain has hung
 */
public record TimeControl(long match, long turn, long increment, long margin, long hang) {

  /** After that a brain whose moves have no limit has hung, if nothing else was said. */
  public static final long HANG = 600_000;

  /** How long a brain may take that has to answer at once. */
  public static final long AT_ONCE = 50;

  /** The greatest number that brains understand: 24 days. */
  public static final long UNLIMITED = Integer.MAX_VALUE;

  /**
   * Checks the limits.
   *
   * @throws IllegalArgumentException if a limit is negative, or a brain hangs at once
   */
  public TimeControl {
    Validate.isTrue(
        match >= 0 && turn >= 0 && increment >= 0 && margin >= 0,
        "negative time: match %s, turn %s, increment %s, margin %s",
        match,
        turn,
        increment,
        margin);
    Validate.isTrue(hang > 0, "a brain has not hung after %s ms", hang);
  }

  /** The same with another time after which it has hung. */
  public TimeControl withHang(long millis) {
    return new TimeControl(match, turn, increment, margin, millis);
  }

  /** A time with the usual one after which a brain has hung. */
  public TimeControl(long match, long turn, long increment, long margin) {
    this(match, turn, increment, margin, HANG);
  }

  /**
   * The same on a machine that needs another time for the same work. The margin stays: it is for
   * what lies between manager and brain.
   *
   * @param factor by which all other times are multiplied; what is limited stays limited, what is
   *     not does not become so, and nothing becomes longer than brains understand
   */
  public TimeControl times(double factor) {
    return new TimeControl(
        times(match, factor),
        times(turn, factor),
        times(increment, factor),
        margin,
        times(hang, factor));
  }

  private static long times(long millis, double factor) {
    boolean isSpecial = millis == 0 || millis == UNLIMITED;
    return isSpecial ? millis : Math.min(UNLIMITED - 1, Math.max(1, Math.round(millis * factor)));
  }

  /** Whether the time for all moves of a game is limited. */
  public boolean limitsMatch() {
    return match > 0;
  }

  /** Whether the time for a move is limited. */
  public boolean limitsTurn() {
    return turn != UNLIMITED;
  }

  /** The margin, or what is allowed to a brain that has to answer at once if that is more. */
  long allowance() {
    return turn == 0 ? Math.max(margin, AT_ONCE) : margin;
  }
}
