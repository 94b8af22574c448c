package org.katachi.lab.convolution;

import org.katachi.network.convolution.ConvolutionWeights;

/**
 * The means and deviations of what the hidden neurons see, as they were before training. They do
 * not follow the rows: then rows would grow without an effect that their gradient knows of, until
 * most features and responses were the same in all cells.
 */
final class InputStatistics {

  private static final int COUNT = ConvolutionWeights.INPUTS;

  /** The deviation of a sum that never changes, and what is added to that of the others. */
  private static final double LEAST_DEVIATION = 1;

  private final double[] means = new double[COUNT];
  private final double[] deviations = new double[COUNT];

  /** Of the inputs that were added. */
  private final double[] sums = new double[COUNT];

  private final double[] squareSums = new double[COUNT];
  private long positions;

  /** Adds the inputs of a position. */
  void add(float[] inputs) {
    for (int i = 0; i < COUNT; i++) {
      sums[i] += inputs[i];
      squareSums[i] += (double) inputs[i] * inputs[i];
    }
    positions++;
  }

  /** Takes the moments of what was added. */
  void take() {
    for (int i = 0; i < COUNT; i++) {
      means[i] = sums[i] / positions;
      double variance = Math.max(0, squareSums[i] / positions - means[i] * means[i]);
      deviations[i] = Math.sqrt(variance) + LEAST_DEVIATION;
    }
  }

  double mean(int input) {
    return means[input];
  }

  double deviation(int input) {
    return deviations[input];
  }
}
