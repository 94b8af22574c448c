package org.katachi.lab.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/**
 * The number of stones of an opening.
 *
 * @param min the fewest stones
 * @param max the most stones
 */
record PlyRange(int min, int max) {

  /** With more stones it is no opening but a game. */
  private static final int LIMIT = 20;

  private static final Pattern RANGE = Pattern.compile("([0-9]{1,2})(?:-([0-9]{1,2}))?");

  static PlyRange parse(String text) {
    Matcher range = RANGE.matcher(text);
    if (!range.matches()) {
      throw new TypeConversionException(text + " is not a number of plies, as 6 or 3-8");
    }
    int min = Integer.parseInt(range.group(1));
    int max = range.group(2) == null ? min : Integer.parseInt(range.group(2));
    if (min < 1 || max < min || max > LIMIT) {
      throw new TypeConversionException("an opening has 1 to " + LIMIT + " stones, not " + text);
    }
    return new PlyRange(min, max);
  }
}
