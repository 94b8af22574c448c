package org.katachi.tournament.output;

import java.util.Locale;

/** Lines of text with numbers, the same on every machine. */
public final class Line {

  private Line() {}

  /** Formats as {@link String#format(Locale, String, Object...)} does without a locale. */
  public static String of(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
