package org.katachi.conformance.report;

import java.util.Collection;

/** The distribution of measured values; the figures of no values are 0. */
public final class Distribution {

  private final double[] sorted;

  public Distribution(Collection<Double> values) {
    sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
  }

  public int size() {
    return sorted.length;
  }

  /** The quantile of a share: 0 is the least value, 1 the greatest. */
  public double quantile(double share) {
    return sorted.length == 0 ? 0 : sorted[(int) Math.round(share * (sorted.length - 1))];
  }

  public double median() {
    return quantile(0.5);
  }

  public double greatest() {
    return quantile(1);
  }
}
