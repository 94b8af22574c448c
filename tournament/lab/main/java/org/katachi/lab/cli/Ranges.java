package org.katachi.lab.cli;

import org.katachi.lab.selfplay.ValueScale;

/** Checks the values of options. */
final class Ranges {

  private static final int MOST_BRANCHES = 100;

  /** Balanced positions with a level beyond are too rare to be found. */
  private static final int MOST_LEVEL = 1000;

  private Ranges() {}

  /**
   * Returns a value of an option.
   *
   * @throws IllegalArgumentException if it is less than {@code least}
   */
  static int atLeast(String option, int value, int least) {
    if (value < least) {
      throw new IllegalArgumentException(option + " is at least " + least + ", not " + value);
    }
    return value;
  }

  /**
   * Returns a value of an option.
   *
   * @throws IllegalArgumentException if it is not from {@code least} to {@code most}
   */
  static int within(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          option + " is from " + least + " to " + most + ", not " + value);
    }
    return value;
  }

  /**
   * Returns the evaluation, for black, of a position in which neither side stands better.
   *
   * @throws IllegalArgumentException if no position would be found
   */
  static int level(int value) {
    return within("--level", value, -MOST_LEVEL, MOST_LEVEL);
  }

  /**
   * Returns a share or a rate.
   *
   * @throws IllegalArgumentException if it is not from 0 to 1
   */
  static double share(String option, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(option + " is from 0 to 1, not " + value);
    }
    return value;
  }

  /**
   * Returns the positions off a game for each of its own.
   *
   * @throws IllegalArgumentException if it is not from 0 to 100
   */
  static double branches(double value) {
    if (!(value >= 0 && value <= MOST_BRANCHES)) {
      throw new IllegalArgumentException(
          "--branches is from 0 to " + MOST_BRANCHES + ", not " + value);
    }
    return value;
  }

  /**
   * Returns a scale of values.
   *
   * @throws IllegalArgumentException if it is none that {@link ValueScale} looks for
   */
  static double valueScale(String option, double value) {
    if (!(value >= ValueScale.LEAST && value <= ValueScale.MOST)) {
      throw new IllegalArgumentException(
          option + " is from " + ValueScale.LEAST + " to " + ValueScale.MOST + ", not " + value);
    }
    return value;
  }
}
