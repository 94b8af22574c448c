package org.katachi.lab.cli;

/** Checks the values of options. */
final class Ranges {

  /** Balanced positions with a level beyond are too rare to be found. */
  private static final int MAX_LEVEL = 1000;

  private Ranges() {}

  /**
   * Returns a value of an option.
   *
   * @throws IllegalArgumentException if it is less than {@code least}
   */
  static int atLeast(String option, int value, int min) {
    if (value < min) {
      throw new IllegalArgumentException(option + " is at least " + min + ", not " + value);
    }
    return value;
  }

  /**
   * Returns a value of an option.
   *
   * @throws IllegalArgumentException if it is not from {@code least} to {@code most}
   */
  static int within(String option, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          option + " is from " + min + " to " + max + ", not " + value);
    }
    return value;
  }

  /**
   * Returns a number of any kind.
   *
   * @throws IllegalArgumentException if it is not from {@code least} to {@code most}
   */
  static double within(String option, double value, double min, int max) {
    if (!(value >= min && value <= max)) {
      String from = min == Math.rint(min) ? String.valueOf((int) min) : min + "";
      throw new IllegalArgumentException(
          option + " is from " + from + " to " + max + ", not " + value);
    }
    return value;
  }

  /**
   * Returns the evaluation, for black, of a position in which neither side stands better.
   *
   * @throws IllegalArgumentException if no position would be found
   */
  static int level(int value) {
    return within("--level", value, -MAX_LEVEL, MAX_LEVEL);
  }
}
