package org.katachi.lab.cli;

import org.apache.commons.lang3.StringUtils;
import org.katachi.board.BoardSize;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;
import org.katachi.statistics.EloModel;
import org.katachi.statistics.Sprt;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of options, and explains in plain words why one can't be read. */
final class Converters {

  /** The probability of either wrong decision. */
  private static final double SPRT_ERROR = 0.05;

  private Converters() {}

  /** The rules of a game that ends with its first line, by name or by number. */
  static RuleSet rules(String text) {
    try {
      return new RuleSet(Rule.parse(text), false);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  static Geometry board(String text) {
    try {
      return BoardSize.parse(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  /** A sequential test of two differences in Elo, as {@code 0:5}. */
  static Sprt sprt(String text) {
    String[] parts = StringUtils.split(text, ':');
    if (parts.length != 2) {
      throw new TypeConversionException(text + " is not a pair of differences in Elo, as 0:5");
    }
    try {
      return new Sprt(
          number(parts[0]), number(parts[1]), SPRT_ERROR, SPRT_ERROR, EloModel.LOGISTIC);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  static int wholeNumber(String text) {
    long number = longNumber(text);
    if (number != (int) number) {
      throw notWhole(text);
    }
    return (int) number;
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
