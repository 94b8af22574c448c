package org.katachi.lab.convolution;

import org.katachi.network.convolution.ConvolutionWeights;

/**
 * The means and deviations of the inputs, as they were before training. They do not follow the
 * embeddings: then embeddings would grow without an effect that their gradient knows of, until both
 * layers were the same in most cells.
 */
final class InputStatistics {

  private static final int COUNT = ConvolutionWeights.INPUTS;

  /** The deviation of a sum that never changes, and what is added to that of the others. */
  private static final double MIN_DEVIATION = 1;

  final double[] means = new double[COUNT];
  final double[] deviations = new double[COUNT];

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

  /** Computes the statistics of what was added. */
  void compute() {
    for (int i = 0; i < COUNT; i++) {
      means[i] = sums[i] / positions;
      double variance = Math.max(0, squareSums[i] / positions - means[i] * means[i]);
      deviations[i] = Math.sqrt(variance) + MIN_DEVIATION;
    }
  }
}
