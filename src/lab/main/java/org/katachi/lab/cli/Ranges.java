package org.katachi.lab.cli;

/** Checks the values of options. */
final class Ranges {

  private static final double LEAST_FACTOR = 0.01;
  private static final double MOST_FACTOR = 100;

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
   * Returns a factor.
   *
   * @throws IllegalArgumentException if it is not from 0.01 to 100
   */
  static double factor(String option, double value) {
    if (!(value >= LEAST_FACTOR && value <= MOST_FACTOR)) {
      throw new IllegalArgumentException(option + " is from 0.01 to 100, not " + value);
    }
    return value;
  }
}
