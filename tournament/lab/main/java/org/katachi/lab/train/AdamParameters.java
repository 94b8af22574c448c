package org.katachi.lab.train;

import java.util.Arrays;
import java.util.Random;

/**
 * Parameters that are trained by gradient descent with steps of similar length, whatever the size
 * of the gradient (Adam: Kingma and Ba, "Adam: a method for stochastic optimization", 2015). A
 * parameter without a gradient does not move.
 *
 * <p>A file holds parameters as integers. They are trained in floating point; a worker computes
 * with them as they are, or as the file would hold them (quantisation-aware training).
 */
public final class AdamParameters {

  private static final double BETA1 = 0.9;
  private static final double BETA2 = 0.999;
  private static final double EPSILON = 1e-8;

  public final double[] values;

  /** The gradient of the next step, for callers to add to. */
  public final double[] gradient;

  /** What a worker computes with, see {@link #refresh}. To be read only. */
  public final double[] quantised;

  private final double[] means;
  private final double[] squareMeans;

  /** By parameter: the powers of both betas, which correct the bias of the first averages. */
  private final double[] beta1Powers;

  private final double[] beta2Powers;
  private final int scale;
  private final double decay;

  /**
   * Parameters of zero.
   *
   * @param scale one in the file
   * @param decay the part of a parameter that a step of length one takes away
   */
  public AdamParameters(int count, int scale, double decay) {
    values = new double[count];
    gradient = new double[count];
    means = new double[count];
    squareMeans = new double[count];
    beta1Powers = new double[count];
    beta2Powers = new double[count];
    quantised = new double[count];
    this.scale = scale;
    this.decay = decay;
    Arrays.fill(beta1Powers, 1);
    Arrays.fill(beta2Powers, 1);
  }

  /** Sets the parameters to random values around zero. */
  public void randomize(Random random, double deviation) {
    for (int i = 0; i < values.length; i++) {
      values[i] = random.nextGaussian() * deviation;
    }
  }

  /** Begins with what a file held. */
  public void set(int[] scaled) {
    for (int i = 0; i < scaled.length; i++) {
      values[i] = (double) scaled[i] / scale;
    }
  }

  /** Takes over values that were changed. */
  public void refresh(boolean quantises) {
    for (int i = 0; i < quantised.length; i++) {
      quantised[i] = quantises ? rounded(values[i], scale) : values[i];
    }
  }

  /** What the file holds. */
  public int[] scaled() {
    return Arrays.stream(values).mapToInt(value -> (int) Math.rint(value * scale)).toArray();
  }

  /** The nearest value that a file can hold. */
  public static double rounded(double value, int scale) {
    return Math.rint(value * scale) / scale;
  }

  /** Takes one step down the gradient, and begins a new gradient. */
  public void step(double rate) {
    for (int i = 0; i < values.length; i++) {
      if (gradient[i] != 0) {
        beta1Powers[i] *= BETA1;
        beta2Powers[i] *= BETA2;
        means[i] += (1 - BETA1) * (gradient[i] - means[i]);
        squareMeans[i] += (1 - BETA2) * (gradient[i] * gradient[i] - squareMeans[i]);
        double mean = means[i] / (1 - beta1Powers[i]);
        double size = Math.sqrt(squareMeans[i] / (1 - beta2Powers[i])) + EPSILON;
        values[i] -= rate * (mean / size + decay * values[i]);
        gradient[i] = 0;
      }
    }
  }
}
