package org.katachi.conformance.measure;

import java.util.Arrays;
import java.util.Collection;

/** The distribution of measured values: quantiles of at least one value. */
final class Distribution {

  private final double[] sorted;

  Distribution(Collection<Double> values) {
    sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
  }

  int size() {
    return sorted.length;
  }

  /** The quantile of a share: 0 is the least value, 1 the greatest. */
  double quantile(double share) {
    return sorted[(int) Math.round(share * (sorted.length - 1))];
  }

  double least() {
    return quantile(0);
  }

  double median() {
    return quantile(0.5);
  }

  double greatest() {
    return quantile(1);
  }

  /** The number of values greater than a limit. */
  long countAbove(double limit) {
    return Arrays.stream(sorted).filter(value -> value > limit).count();
  }
}
