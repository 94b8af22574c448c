package org.katachi.lab.train;

/**
 * Parameters that a file holds as whole numbers. They are trained in floating point; a pass
 * computes with them as they are, or as the file would hold them.
 */
public final class FixedPointParameters {

  public final AdamParameters parameters;

  /** By parameter: as a pass computes with it, see {@link #refresh}. To be read only. */
  public final double[] used;

  private final int unit;

  /**
   * Parameters of zero.
   *
   * @param unit one in the file
   */
  public FixedPointParameters(int count, int unit) {
    parameters = new AdamParameters(count, 0);
    used = new double[count];
    this.unit = unit;
  }

  /** Begins with what a file held. */
  public void set(int[] units) {
    for (int i = 0; i < units.length; i++) {
      parameters.values[i] = (double) units[i] / unit;
    }
  }

  /** Takes over parameters that were changed. */
  public void refresh(boolean rounds) {
    for (int i = 0; i < used.length; i++) {
      used[i] = rounds ? rounded(parameters.values[i], unit) : parameters.values[i];
    }
  }

  /** What the file holds. */
  public int[] units() {
    int[] units = new int[used.length];
    for (int i = 0; i < units.length; i++) {
      units[i] = (int) Math.rint(parameters.values[i] * unit);
    }
    return units;
  }

  /** A number rounded to the next that a file can hold. */
  public static double rounded(double value, int unit) {
    return Math.rint(value * unit) / unit;
  }
}
