package org.katachi.training;

import java.util.Arrays;
import java.util.Random;

/**
 * Numbers that are learnt by steps of equal length at first, whatever the size of their gradient
 * (Adam: Kingma and Ba, "Adam: a method for stochastic optimization", 2015). A number without a
 * gradient stands still.
 */
final class MomentParameters {

  private static final double MEAN_MEMORY = 0.9;
  private static final double SQUARE_MEMORY = 0.999;
  private static final double TINY = 1e-8;

  final double[] values;

  /** The gradient of the next step, for callers to add to. */
  final double[] gradient;

  private final double[] means;
  private final double[] squares;

  /** By number: the powers of both memories, for so long as the averages are young. */
  private final double[] meanLacks;

  private final double[] squareLacks;
  private final double decay;

  /**
   * Numbers of zero.
   *
   * @param decay the part of a number that a step of length one takes away
   */
  MomentParameters(int count, double decay) {
    values = new double[count];
    gradient = new double[count];
    means = new double[count];
    squares = new double[count];
    meanLacks = new double[count];
    squareLacks = new double[count];
    this.decay = decay;
    Arrays.fill(meanLacks, 1);
    Arrays.fill(squareLacks, 1);
  }

  /** Gives the numbers random values around zero. */
  void randomize(Random random, double deviation) {
    for (int i = 0; i < values.length; i++) {
      values[i] = random.nextGaussian() * deviation;
    }
  }

  /**
   * Gives the numbers values.
   *
   * @param units the values, by number, in parts of one
   * @param unit how many of these parts one has
   */
  void set(int[] units, int unit) {
    for (int i = 0; i < values.length; i++) {
      values[i] = (double) units[i] / unit;
    }
  }

  /** Goes one step down the gradient, and begins a new one. */
  void step(double rate) {
    for (int i = 0; i < values.length; i++) {
      if (gradient[i] != 0) {
        meanLacks[i] *= MEAN_MEMORY;
        squareLacks[i] *= SQUARE_MEMORY;
        means[i] += (1 - MEAN_MEMORY) * (gradient[i] - means[i]);
        squares[i] += (1 - SQUARE_MEMORY) * (gradient[i] * gradient[i] - squares[i]);
        double mean = means[i] / (1 - meanLacks[i]);
        double size = Math.sqrt(squares[i] / (1 - squareLacks[i])) + TINY;
        values[i] -= rate * (mean / size + decay * values[i]);
        gradient[i] = 0;
      }
    }
  }
}
