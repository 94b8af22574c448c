package org.katachi.tournament.output;

import java.util.Locale;

/** Lines of text with numbers, the same on every machine. */
final class Line {

  private Line() {}

  static String of(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
