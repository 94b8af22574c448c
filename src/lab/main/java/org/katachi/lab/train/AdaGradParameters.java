package org.katachi.lab.train;

/**
 * Parameters that are fitted by gradient descent; a parameter's steps become shorter the further it
 * has moved (AdaGrad: Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011).
 */
final class AdaGradParameters {

  private static final double TINY = 1e-8;

  final double[] values;

  /** The gradient of the next step, for callers to add to. */
  final double[] gradient;

  private final double[] squareSums;

  /** Parameters of zero. */
  AdaGradParameters(int count) {
    values = new double[count];
    gradient = new double[count];
    squareSums = new double[count];
  }

  /** Takes one step down the gradient, and begins a new gradient. */
  void step(double rate) {
    for (int i = 0; i < values.length; i++) {
      if (gradient[i] != 0) {
        squareSums[i] += gradient[i] * gradient[i];
        values[i] -= rate * gradient[i] / Math.sqrt(squareSums[i] + TINY);
        gradient[i] = 0;
      }
    }
  }
}
