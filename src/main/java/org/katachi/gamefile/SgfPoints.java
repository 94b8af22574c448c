package org.katachi.gamefile;

import org.katachi.board.Notation;
import org.katachi.board.Point;

/** Points as in SGF: two letters, column and row from the top left, a to z and then A to Z. */
final class SgfPoints {

  private static final int LETTERS = 26;

  private SgfPoints() {}

  /**
   * Reads a point, also as {@code h8}.
   *
   * @throws IllegalArgumentException if it is none
   */
  static Point parse(String value) {
    String name = value.strip();
    if (name.length() == 2 && isLetter(name.charAt(0)) && isLetter(name.charAt(1))) {
      return new Point(number(name.charAt(0)), number(name.charAt(1)));
    }
    return Notation.parseLetterNumber(name);
  }

  /** The letters of a point. */
  static String format(Point point) {
    return "" + letter(point.x()) + letter(point.y());
  }

  private static boolean isLetter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
  }

  private static int number(char letter) {
    return letter >= 'a' ? letter - 'a' : letter - 'A' + LETTERS;
  }

  private static char letter(int number) {
    return (char) (number < LETTERS ? 'a' + number : 'A' + number - LETTERS);
  }
}
