package org.katachi.lab.cli;

import org.katachi.board.Geometry;
import org.katachi.command.BoardSize;
import org.katachi.rules.RuleSet;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of options, and explains in plain words why one can't be read. */
final class Converters {

  private Converters() {}

  /** The rules of a game that ends with its first line, by their number in the protocol. */
  static RuleSet rules(String text) {
    int number = text.matches("[0-9]") ? Integer.parseInt(text) : -1;
    return RuleSet.ofInfo(number)
        .filter(rules -> !rules.continuous())
        .orElseThrow(() -> new TypeConversionException("a rule is 0, 1, 4, 8 or 9, not " + text));
  }

  static Geometry board(String text) {
    try {
      return BoardSize.parse(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  static int wholeNumber(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw notWhole(text);
    }
  }

  static long longNumber(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw notWhole(text);
    }
  }

  static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException(text + " is not a number");
    }
  }

  private static TypeConversionException notWhole(String text) {
    return new TypeConversionException(
        text.matches("-?[0-9]+") ? text + " is too large" : text + " is not a whole number");
  }
}
