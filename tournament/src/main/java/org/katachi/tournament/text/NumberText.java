package org.katachi.tournament.text;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import org.katachi.board.Colour;
import org.katachi.statistics.Pentanomial;
import org.katachi.statistics.WinDrawLoss;

/** Lines of text with numbers, the same on every machine. */
public final class NumberText {

  private NumberText() {}

  /** Formats as {@link String#format(Locale, String, Object...)} does without a locale. */
  public static String of(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  /** A number with one digit after the point, and never -0.0. */
  public static String tenths(double number) {
    return of("%.1f", Math.rint(10 * number) / 10 + 0.0);
  }

  /** A number with as many digits after the point as it has. */
  public static String plain(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  /** The points for byes after those of games, as {@code +2}; nothing if there are none. */
  public static String bye(double points) {
    return points == 0 ? "" : "+" + plain(points);
  }

  /** Wins, draws and losses, as {@code +3 =0 -1}. */
  public static String score(WinDrawLoss games) {
    return of("+%d =%d -%d", games.wins(), games.draws(), games.losses());
  }

  /** A result as in chess, where White is who moves first: {@code 1-0} is black's win. */
  public static String result(Optional<Colour> winner) {
    return winner.map(side -> side == Colour.BLACK ? "1-0" : "0-1").orElse("1/2-1/2");
  }

  /** The counts of pairs, those with both games lost first, as {@code [0, 1, 2, 1, 0]}. */
  public static String counts(Pentanomial pairs) {
    return of(
        "[%d, %d, %d, %d, %d]",
        pairs.zero(), pairs.half(), pairs.one(), pairs.oneAndHalf(), pairs.two());
  }

  /** A text of at most so many characters: of a longer one the beginning and the end. */
  public static String shortened(String text, int length) {
    if (text.length() <= length) {
      return text;
    }
    int tail = length / 2;
    return text.substring(0, length - tail - 1) + "…" + text.substring(text.length() - tail);
  }
}
