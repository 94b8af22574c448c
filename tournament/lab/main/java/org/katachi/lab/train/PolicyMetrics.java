package org.katachi.lab.train;

import java.util.Locale;
import org.katachi.lab.curves.Curves;

/** How well logits predict the best moves of some samples. */
public final class PolicyMetrics implements PhaseMetrics.Metrics {

  private static final int[] TOPS = {1, 3, 8};
  private static final double PERCENT = 100;

  private double loss;
  private final double[] tops = new double[TOPS.length];
  private long count;

  /**
   * Adds a sample.
   *
   * @param logits by candidate; turned into probabilities
   */
  public void add(MoveChoice sample, float[] logits) {
    float best = logits[sample.best()];
    int greater = 0;
    int equal = 0;
    for (int i = 0; i < sample.count(); i++) {
      greater += logits[i] > best ? 1 : 0;
      equal += logits[i] == best ? 1 : 0;
    }
    for (int i = 0; i < TOPS.length; i++) {
      // Of equal ones each is as likely to be the first.
      tops[i] += Math.max(0, Math.min(1, (double) (TOPS[i] - greater) / equal));
    }
    PolicyTarget.toProbabilities(logits, sample.count());
    loss += PolicyTarget.loss(sample, logits);
    count++;
  }

  @Override
  public String plot() {
    return "best move, log loss";
  }

  @Override
  public void addTo(Curves curves, String line, long samples) {
    if (count == 0) {
      return;
    }
    curves.add(plot(), line, samples, loss());
    for (int i = 0; i < tops.length; i++) {
      curves.add("best move among the top " + TOPS[i] + ", %", line, samples, percent(i));
    }
  }

  private double percent(int top) {
    return PERCENT * tops[top] / Math.max(1, count);
  }

  /** The mean of the negative logarithms of the best moves' probabilities. */
  public double loss() {
    return loss / Math.max(1, count);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%.4f", loss()));
    for (int i = 0; i < TOPS.length; i++) {
      text.append(String.format(Locale.ROOT, " %5.1f", percent(i)));
    }
    return text.toString();
  }
}
