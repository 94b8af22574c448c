package org.katachi.lab.train;

import org.katachi.lab.games.WinProbability;

/**
 * A worker on a network that values positions: the loss is the log loss of the probability to win.
 *
 * @param <S> the positions
 */
public abstract class ValueWorker<S extends LabelledPosition> implements Worker<S, ValueMetrics> {

  /** The logarithm of the odds that the side to move wins. */
  public abstract double value(S sample);

  /**
   * Adds to this worker's gradient.
   *
   * @param sample the position that was evaluated last
   * @param error the derivative of the loss by its value
   */
  public abstract void backward(S sample, double error);

  @Override
  public final double addGradient(S sample, int count) {
    double predicted = WinProbability.ofLogOdds(value(sample));
    backward(sample, (predicted - sample.target()) / count);
    return ValueMetrics.loss(sample.target(), predicted);
  }

  @Override
  public final void validate(S sample, PhaseMetrics<ValueMetrics> metrics) {
    double predicted = WinProbability.ofLogOdds(value(sample));
    metrics.of(sample.stones()).forEach(one -> one.add(sample.target(), predicted));
  }
}
