package org.katachi.lab.convolution;

import java.util.Arrays;
import org.katachi.network.ConvolutionWeights;
import org.katachi.network.NetworkWeights;

/**
 * The means and deviations of what the hidden neurons see. Those of the value network's sums stay
 * as they were at first, those of features and responses follow the rows while these are trained.
 */
final class InputMoments {

  private static final int COUNT = ConvolutionWeights.INPUTS;

  /** The part that a step's positions make up. */
  private static final double MOMENTUM = 0.02;

  /** The deviation of a sum that never changes, and what is added to that of the others. */
  private static final double LEAST_DEVIATION = 1;

  private final double[] means = new double[COUNT];
  private final double[] squareMeans = new double[COUNT];
  private final double[] deviations = new double[COUNT];

  /** Of the inputs added since the last step. */
  private final double[] sums = new double[COUNT];

  private final double[] squareSums = new double[COUNT];
  private long count;

  double mean(int input) {
    return means[input];
  }

  double deviation(int input) {
    return deviations[input];
  }

  /** Adds inputs of some positions: their sums, and those of their squares. */
  void add(double[] inputs, double[] squares, long positions) {
    for (int i = 0; i < COUNT; i++) {
      sums[i] += inputs[i];
      squareSums[i] += squares[i];
    }
    count += positions;
  }

  /** Begins with the moments of what was added. */
  void begin() {
    mix(0, 1);
  }

  /** Follows what was added. */
  void follow() {
    mix(NetworkWeights.INPUTS, MOMENTUM);
  }

  /** Forgets what was added, and the moments stay. */
  void forget() {
    Arrays.fill(sums, 0);
    Arrays.fill(squareSums, 0);
    count = 0;
  }

  private void mix(int first, double part) {
    for (int i = first; i < COUNT; i++) {
      means[i] += part * (sums[i] / count - means[i]);
      squareMeans[i] += part * (squareSums[i] / count - squareMeans[i]);
      double variance = Math.max(0, squareMeans[i] - means[i] * means[i]);
      deviations[i] = Math.sqrt(variance) + LEAST_DEVIATION;
    }
    forget();
  }
}
