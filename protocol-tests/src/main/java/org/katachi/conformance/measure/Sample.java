package org.katachi.conformance.measure;

import java.util.Arrays;
import java.util.Collection;

/** Figures of one kind, of which there is at least one. */
final class Sample {

  private final double[] sorted;

  Sample(Collection<Double> figures) {
    sorted = figures.stream().mapToDouble(Double::doubleValue).sorted().toArray();
  }

  int size() {
    return sorted.length;
  }

  /** The figure that this share of them does not exceed; 0 asks for the least, 1 for the most. */
  double quantile(double share) {
    return sorted[(int) Math.round(share * (sorted.length - 1))];
  }

  double least() {
    return quantile(0);
  }

  double median() {
    return quantile(0.5);
  }

  double most() {
    return quantile(1);
  }

  /** How many are greater than a limit. */
  long countAbove(double limit) {
    return Arrays.stream(sorted).filter(figure -> figure > limit).count();
  }
}
