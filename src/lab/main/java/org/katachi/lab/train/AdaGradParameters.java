package org.katachi.lab.train;

import java.util.Arrays;

/**
 * Parameters that are fitted by gradient descent; a parameter's steps become shorter the further it
 * has moved (AdaGrad: Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011).
 */
public final class AdaGradParameters {

  private static final double TINY = 1e-8;

  final double[] values;

  /** The gradient of the next step, for callers to add to. */
  final double[] gradient;

  private final double[] squareSums;

  /** Parameters of zero. */
  AdaGradParameters(int count) {
    this(count, 0);
  }

  /**
   * Parameters of zero.
   *
   * @param firstSquareSum what the squares of the gradients seem to have added up to before
   */
  public AdaGradParameters(int count, double firstSquareSum) {
    values = new double[count];
    gradient = new double[count];
    squareSums = new double[count];
    Arrays.fill(squareSums, firstSquareSum);
  }

  /** A parameter's value. */
  public double value(int i) {
    return values[i];
  }

  /** All values in a unit, rounded. */
  public int[] rounded(double unit) {
    return WeightFit.rounded(values.length, unit, this::value);
  }

  /** Sets where a parameter begins. */
  public void set(int i, double value) {
    values[i] = value;
  }

  /** Takes one step down the gradient, and begins a new gradient. */
  void step(double rate) {
    for (int i = 0; i < values.length; i++) {
      if (gradient[i] != 0) {
        step(i, gradient[i], rate);
        gradient[i] = 0;
      }
    }
  }

  /** Takes one step of one parameter down a gradient. */
  public void step(int i, double by, double rate) {
    squareSums[i] += by * by;
    values[i] -= rate * by / Math.sqrt(squareSums[i] + TINY);
  }
}
