package org.katachi.lab.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/**
 * The number of stones of an opening.
 *
 * @param least the fewest stones
 * @param most the most stones
 */
record PlyRange(int least, int most) {

  /** With more stones it is no opening but a game. */
  private static final int LIMIT = 20;

  private static final Pattern RANGE = Pattern.compile("([0-9]{1,2})(?:-([0-9]{1,2}))?");

  static PlyRange parse(String text) {
    Matcher range = RANGE.matcher(text);
    if (!range.matches()) {
      throw new TypeConversionException(text + " is not a number of plies, as 6 or 3-8");
    }
    int least = Integer.parseInt(range.group(1));
    int most = range.group(2) == null ? least : Integer.parseInt(range.group(2));
    if (least < 1 || most < least || most > LIMIT) {
      throw new TypeConversionException("an opening has 1 to " + LIMIT + " stones, not " + text);
    }
    return new PlyRange(least, most);
  }
}
