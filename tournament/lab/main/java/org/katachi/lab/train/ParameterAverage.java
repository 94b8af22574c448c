package org.katachi.lab.train;

import java.util.List;

/**
 * The moving average of parameters over the last steps. It predicts better than the parameters of
 * any single step, which go to and fro.
 */
public final class ParameterAverage {

  /** The part of the average that a step keeps. */
  private static final double DECAY = 0.999;

  /** The first steps keep less: {@code (1 + step) / (WARM_UP + step)}. */
  private static final double WARM_UP = 10;

  private final List<AdamParameters> parameters;
  private final double[][] averages;
  private long steps;

  /** The average of parameters that no step has changed yet. */
  public ParameterAverage(List<AdamParameters> parameters) {
    this.parameters = parameters;
    averages = parameters.stream().map(one -> one.values.clone()).toArray(double[][]::new);
  }

  /** Takes in the parameters after a step. */
  public void update() {
    double kept = Math.min(DECAY, (1 + steps) / (WARM_UP + steps));
    steps++;
    for (int i = 0; i < averages.length; i++) {
      double[] values = parameters.get(i).values;
      for (int j = 0; j < values.length; j++) {
        averages[i][j] += (1 - kept) * (values[j] - averages[i][j]);
      }
    }
  }

  /** Exchanges the parameters and their averages; a second call undoes the first. */
  public void exchange() {
    for (int i = 0; i < averages.length; i++) {
      double[] values = parameters.get(i).values;
      double[] copy = values.clone();
      System.arraycopy(averages[i], 0, values, 0, values.length);
      averages[i] = copy;
    }
  }
}
