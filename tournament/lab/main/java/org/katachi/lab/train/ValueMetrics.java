package org.katachi.lab.train;

import java.util.Locale;
import org.katachi.lab.curves.Curves;

/** The mean log loss of predicted values. */
public final class ValueMetrics implements PhaseMetrics.Metrics {

  private static final double TINY = 1e-9;

  private double loss;
  private long count;

  void add(double target, double predicted) {
    loss += loss(target, predicted);
    count++;
  }

  /** The log loss of a probability. */
  static double loss(double target, double predicted) {
    return -target * Math.log(Math.max(TINY, predicted))
        - (1 - target) * Math.log(Math.max(TINY, 1 - predicted));
  }

  @Override
  public String plot() {
    return "value, log loss";
  }

  @Override
  public void addTo(Curves curves, String line, long samples) {
    if (count > 0) {
      curves.add(plot(), line, samples, loss());
    }
  }

  /** The mean log loss. */
  public double loss() {
    return loss / Math.max(1, count);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.4f, %d positions", loss(), count);
  }
}
