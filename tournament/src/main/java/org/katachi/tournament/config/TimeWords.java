package org.katachi.tournament.config;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.katachi.tournament.player.TimeControl;

/**
 * Time controls as c-gomoku-cli writes them, {@code tc=MATCH/TURN+INCREMENT}; {@code tc=10+0.1} is
 * a game's time with an increment, and {@code tc=1:30} a minute and a half, as in fastchess and
 * cutechess. {@code st=} is time for a move.
 */
final class TimeWords {

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

  private TimeWords() {}

  /**
   * The time of {@code st=}.
   *
   * @param margin how many milliseconds late a move may come
   * @throws IllegalArgumentException if it makes no sense
   */
  static TimeControl ofMove(String text, long margin) {
    if (text.equals(INFINITE)) {
      return new TimeControl(0, TimeControl.UNLIMITED, 0, margin);
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
}
