package org.katachi.lab.train;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.katachi.lab.games.WinProbability;
import org.katachi.lab.progress.ProgressLine;
import org.katachi.network.NetworkWeights;

/**
 * Fits a value network to positions: minimises the log loss of the value by stochastic gradient
 * descent with Adam. The learning rate falls linearly.
 */
public final class NetworkFit {

  /** The positions of one step. */
  private static final int BATCH = 128;

  /** The last learning rate as a share of the first. */
  private static final double LAST_RATE = 0.02;

  private final List<NetworkSample> training;
  private final List<NetworkSample> validation;
  private final double rate;
  private final int epochs;
  private final Random random;
  private final TrainableNetwork network;
  private int epoch;

  /**
   * @param network the network, which is changed
   * @param training positions to fit to
   * @param validation positions to measure the fit on
   * @param rate the first learning rate
   * @param epochs the number of calls of {@link #trainEpoch} to come
   * @param random decides the order of the positions
   */
  public NetworkFit(
      TrainableNetwork network,
      List<NetworkSample> training,
      List<NetworkSample> validation,
      double rate,
      int epochs,
      Random random) {
    this.training = new ArrayList<>(training);
    this.validation = validation;
    this.rate = rate;
    this.epochs = epochs;
    this.random = random;
    this.network = network;
  }

  /**
   * Fits to all training positions once, in a new order.
   *
   * @param progress told of each position
   * @return the metrics of each position before its step
   */
  public PhaseMetrics trainEpoch(ProgressLine progress) {
    Collections.shuffle(training, random);
    PhaseMetrics metrics = new PhaseMetrics();
    for (int start = 0; start < training.size(); start += BATCH) {
      List<NetworkSample> batch = training.subList(start, Math.min(training.size(), start + BATCH));
      for (NetworkSample sample : batch) {
        double predicted = WinProbability.ofLogOdds(network.value(sample));
        metrics.addValue(sample.stones(), sample.target(), predicted);
        network.addGradient(sample, (predicted - sample.target()) / batch.size());
        progress.step();
      }
      double done = (epoch + (double) start / training.size()) / epochs;
      network.step(rate * (1 - (1 - LAST_RATE) * done));
    }
    epoch++;
    return metrics;
  }

  /** The metrics of the validation positions. */
  public PhaseMetrics validate() {
    PhaseMetrics metrics = new PhaseMetrics();
    validation.forEach(
        sample ->
            metrics.addValue(
                sample.stones(), sample.target(), WinProbability.ofLogOdds(network.value(sample))));
    return metrics;
  }

  /** The weights as they are now. */
  public NetworkWeights weights() {
    return network.rounded();
  }
}
