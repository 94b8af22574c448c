package org.katachi.lab.train;

/**
 * Parameters that a file holds as integers. They are trained in floating point; a worker computes
 * with them as they are, or as the file would hold them (quantisation-aware training).
 */
public final class FixedPointParameters {

  public final AdamParameters parameters;

  /** What a worker computes with, see {@link #refresh}. To be read only. */
  public final double[] quantised;

  private final int scale;

  /**
   * Parameters of zero.
   *
   * @param scale one in the file
   */
  public FixedPointParameters(int count, int scale) {
    parameters = new AdamParameters(count, 0);
    quantised = new double[count];
    this.scale = scale;
  }

  /** Begins with what a file held. */
  public void set(int[] scaled) {
    for (int i = 0; i < scaled.length; i++) {
      parameters.values[i] = (double) scaled[i] / scale;
    }
  }

  /** Takes over parameters that were changed. */
  public void refresh(boolean quantises) {
    for (int i = 0; i < quantised.length; i++) {
      quantised[i] = quantises ? rounded(parameters.values[i], scale) : parameters.values[i];
    }
  }

  /** What the file holds. */
  public int[] scaled() {
    int[] scaled = new int[quantised.length];
    for (int i = 0; i < scaled.length; i++) {
      scaled[i] = (int) Math.rint(parameters.values[i] * scale);
    }
    return scaled;
  }

  /** The nearest value that a file can hold. */
  public static double rounded(double value, int scale) {
    return Math.rint(value * scale) / scale;
  }
}
