package org.katachi.lab.moveorder;

import java.util.Arrays;

/**
 * Parameters that are fitted by gradient descent; a parameter's steps become shorter the further it
 * has moved (AdaGrad: Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011).
 */
final class AdaGradParameters {

  private static final double TINY = 1e-8;

  private final double[] values;
  private final double[] squareSums;

  /**
   * Parameters of zero.
   *
   * @param firstSquareSum what the squares of the gradients seem to have added up to before
   */
  AdaGradParameters(int count, double firstSquareSum) {
    values = new double[count];
    squareSums = new double[count];
    Arrays.fill(squareSums, firstSquareSum);
  }

  /** A parameter's value. */
  double value(int i) {
    return values[i];
  }

  /** All values in a unit, rounded. */
  int[] rounded(double unit) {
    return Arrays.stream(values).mapToInt(value -> (int) Math.round(value * unit)).toArray();
  }

  /** Sets where a parameter begins. */
  void set(int i, double value) {
    values[i] = value;
  }

  /** Takes one step of one parameter down a gradient. */
  void step(int i, double by, double rate) {
    squareSums[i] += by * by;
    values[i] -= rate * by / Math.sqrt(squareSums[i] + TINY);
  }
}
