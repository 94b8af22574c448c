package org.katachi.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.katachi.network.NetworkWeights;

/**
 * Fits the network of the evaluation to games: the log loss of the value, as {@link WeightFit} has
 * it, by stochastic gradient descent with momentum.
 */
final class NetworkFit {

  /** The positions that one step is taken for. */
  private static final int BATCH = 128;

  /** The last steps are so much shorter than the first. */
  private static final double LAST_RATE = 0.02;

  private final List<NetworkSample> learnt;
  private final List<NetworkSample> tested;
  private final double rate;
  private final int times;
  private final Random random;
  private final Network network;
  private int time;

  /**
   * A fit of a network, which it changes.
   *
   * @param learnt positions to learn from
   * @param tested positions to test on
   * @param rate the length of the first steps
   * @param times how often {@link #learn} is to be called
   * @param random decides the order of the positions
   */
  NetworkFit(
      Network network,
      List<NetworkSample> learnt,
      List<NetworkSample> tested,
      double rate,
      int times,
      Random random) {
    this.learnt = new ArrayList<>(learnt);
    this.tested = tested;
    this.rate = rate;
    this.times = times;
    this.random = random;
    this.network = network;
  }

  /**
   * Learns from all positions once, in a new order.
   *
   * @return the losses on the way
   */
  Losses learn() {
    Collections.shuffle(learnt, random);
    Losses losses = new Losses();
    for (int start = 0; start < learnt.size(); start += BATCH) {
      List<NetworkSample> batch = learnt.subList(start, Math.min(learnt.size(), start + BATCH));
      for (NetworkSample sample : batch) {
        double foretold = logistic(network.value(sample));
        losses.addValue(sample.target(), foretold);
        network.addGradient(sample, (foretold - sample.target()) / batch.size());
      }
      double done = (time + (double) start / learnt.size()) / times;
      network.step(rate * (1 - (1 - LAST_RATE) * done));
    }
    time++;
    return losses;
  }

  /** The losses on the positions that nothing is learnt from. */
  Losses test() {
    Losses losses = new Losses();
    tested.forEach(sample -> losses.addValue(sample.target(), logistic(network.value(sample))));
    return losses;
  }

  /** The weights as they are now. */
  NetworkWeights weights() {
    return network.rounded();
  }

  private static double logistic(double value) {
    return 1 / (1 + Math.exp(-value));
  }
}
