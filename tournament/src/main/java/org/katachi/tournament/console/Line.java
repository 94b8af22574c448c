package org.katachi.tournament.console;

import java.util.Locale;

/** Lines of text with numbers, the same on every machine. */
public final class Line {

  private Line() {}

  /** Formats as {@link String#format(Locale, String, Object...)} does without a locale. */
  public static String of(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  /** A number with one digit after the point, and never -0.0. */
  public static String tenths(double number) {
    return of("%.1f", Math.rint(10 * number) / 10 + 0.0);
  }

  /** A text of at most so many characters: of a longer one the beginning and the end. */
  static String shortened(String text, int length) {
    if (text.length() <= length) {
      return text;
    }
    int tail = length / 2;
    return text.substring(0, length - tail - 1) + "…" + text.substring(text.length() - tail);
  }
}
