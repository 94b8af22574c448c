package org.katachi.brain.gomocup;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Text of other programs, for terminals and pages: nothing in it moves a cursor or rings a bell.
 */
public final class ForeignText {

  private static final Pattern UNPRINTABLE = Pattern.compile("\\p{C}");
  private static final int LONGEST_QUOTE = 80;

  private ForeignText() {}

  /** The text with what can't be printed in hexadecimal. */
  public static String printable(String text) {
    return UNPRINTABLE
        .matcher(text)
        .replaceAll(match -> String.format(Locale.ROOT, "\\\\x%02x", match.group().codePointAt(0)));
  }

  /** The same in quotes, cut after some words. */
  public static String quoted(String text) {
    String line = text.strip();
    return line.length() > LONGEST_QUOTE
        ? "'" + printable(line.substring(0, LONGEST_QUOTE)) + "...'"
        : "'" + printable(line) + "'";
  }
}
