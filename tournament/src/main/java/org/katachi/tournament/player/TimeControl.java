package org.katachi.tournament.player;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.lang3.Validate;

/**
 * How long a brain may think, in milliseconds. It is said as c-gomoku-cli does, {@code
 * tc=MATCH/TURN+INCREMENT}; {@code tc=10+0.1} is a game's time with an increment, and {@code
 * tc=1:30} a minute and a half, as in fastchess and cutechess. {@code st=} is time for a move.
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

  private static final BigDecimal MILLIS_PER_SECOND = BigDecimal.valueOf(1000);
  private static final long MILLIS_PER_MINUTE = 60_000;
  private static final String SECONDS = "[0-9]{1,6}(?:\\.[0-9]{1,3})?";
  private static final Pattern TIME =
      Pattern.compile(
          "(?:(?<minutes>[0-9]{1,4}):)?(?<match>"
              + SECONDS
              + ")(?:/(?<turn>"
              + SECONDS
              + "))?(?:\\+(?<increment>"
              + SECONDS
              + "))?");
  private static final String INFINITE = "inf";
  private static final Pattern TURN = Pattern.compile(SECONDS);

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
   * The time of {@code st=}.
   *
   * @param margin how many milliseconds late a move may come
   * @throws IllegalArgumentException if it makes no sense
   */
  static TimeControl ofMove(String text, long margin) {
    if (text.equals(INFINITE)) {
      return new TimeControl(0, UNLIMITED, 0, margin);
    }
    Matcher turn = matcher(TURN, text, "st= needs seconds a move, as 5");
    return new TimeControl(0, millis(turn.group()), 0, margin);
  }

  /**
   * The time of {@code tc=}; without a time for a move each may take as long as the game.
   *
   * @param margin how many milliseconds late a move may come
   * @throws IllegalArgumentException if it makes no sense
   */
  static TimeControl ofGame(String text, long margin) {
    if (text.equals(INFINITE)) {
      return ofMove(text, margin);
    }
    Matcher time =
        matcher(TIME, text, "tc= needs MATCH/TURN+INCREMENT in seconds, as 180/5, 10+0.1 or 1:30");
    long match = minutes(time.group("minutes")) + millis(time.group("match"));
    long increment = millis(time.group("increment"));
    String move = time.group("turn");
    if (match == 0 && move == null) {
      throw new IllegalArgumentException(
          "tc=" + text + " gives a game no time; st=TURN limits moves alone");
    }
    if (match == 0 && increment > 0) {
      throw new IllegalArgumentException(
          "tc="
              + text
              + " adds time to a game that has no limit; tc=MATCH/TURN+INCREMENT needs"
              + " more than 0 for MATCH");
    }
    long turn = move == null ? match : millis(move);
    if (match > 0 && turn > match) {
      throw new IllegalArgumentException(
          "tc="
              + text
              + " gives a move more time than the whole game; it is MATCH/TURN, not moves a period");
    }
    return new TimeControl(match, turn, increment, margin);
  }

  private static Matcher matcher(Pattern pattern, String text, String message) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(message + ": " + text);
    }
    return matcher;
  }

  private static long minutes(String minutes) {
    return minutes == null ? 0 : Long.parseLong(minutes) * MILLIS_PER_MINUTE;
  }

  private static long millis(String seconds) {
    return seconds == null
        ? 0
        : new BigDecimal(seconds).multiply(MILLIS_PER_SECOND).longValueExact();
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
