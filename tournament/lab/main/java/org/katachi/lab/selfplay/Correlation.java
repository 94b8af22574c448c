package org.katachi.lab.selfplay;

/** Pearson's correlation of pairs of numbers. */
final class Correlation {

  private long count;
  private double meanX;
  private double meanY;
  private double squaresX;
  private double squaresY;
  private double products;

  void add(double x, double y) {
    count++;
    double dx = x - meanX;
    double dy = y - meanY;
    meanX += dx / count;
    meanY += dy / count;
    squaresX += dx * (x - meanX);
    squaresY += dy * (y - meanY);
    products += dx * (y - meanY);
  }

  /** The number of pairs. */
  long count() {
    return count;
  }

  /** Whether there is none: either side is always the same. */
  boolean isUndefined() {
    return Double.isNaN(value());
  }

  /** From -1 to 1; not a number if it is undefined. */
  double value() {
    return products / Math.sqrt(squaresX * squaresY);
  }
}
