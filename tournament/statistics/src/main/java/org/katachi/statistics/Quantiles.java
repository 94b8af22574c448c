package org.katachi.statistics;

import java.util.List;

/** Quantiles of values that are sorted, the least first, and not empty. */
public final class Quantiles {

  private static final double ALL = 100;

  private Quantiles() {}

  /** The value in the middle, or the mean of the two in the middle. */
  public static double median(List<? extends Number> sorted) {
    double lower = sorted.get((sorted.size() - 1) / 2).doubleValue();
    double upper = sorted.get(sorted.size() / 2).doubleValue();
    return (lower + upper) / 2;
  }

  /** The least value within which there is such a share of them, in percent above zero. */
  public static double within(List<Double> sorted, int percent) {
    return sorted.get((int) Math.ceil(sorted.size() * percent / ALL) - 1);
  }
}
