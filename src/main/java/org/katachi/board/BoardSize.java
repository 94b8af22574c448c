package org.katachi.board;

import java.util.Locale;
import org.apache.commons.lang3.StringUtils;

/** Parses board sizes: {@code 15} for a square, {@code 30x20} for 30 columns and 20 rows. */
public final class BoardSize {

  private BoardSize() {}

  /**
   * Parses a size.
   *
   * @throws IllegalArgumentException if it is not a size, or the board is not supported
   */
  public static Geometry parse(String text) {
    String[] sides = StringUtils.splitPreserveAllTokens(text.toLowerCase(Locale.ROOT), 'x');
    if (sides.length == 1 || sides.length == 2) {
      int width = parseSide(sides[0]);
      int height = parseSide(sides[sides.length - 1]);
      if (Geometry.isPlayable(width, height)) {
        return new Geometry(width, height);
      }
    }
    throw new IllegalArgumentException(
        "%s is not a board size; a side has %d to %d points, as 15 or 30x20"
            .formatted(text, Geometry.MIN_SIZE, Geometry.MAX_SIZE));
  }

  /** The number of a side; 0 if it is not a number of one or two digits. */
  private static int parseSide(String side) {
    return side.length() <= 2 && StringUtils.isNumeric(side) ? Integer.parseInt(side) : 0;
  }
}
