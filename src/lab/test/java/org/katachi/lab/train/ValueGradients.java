package org.katachi.lab.train;

import java.util.List;
import org.katachi.lab.games.WinProbability;

/** The gradients of a value network by its trainer, and the loss that they are gradients of. */
final class ValueGradients {

  private ValueGradients() {}

  /**
   * Computes the gradients of all parameters.
   *
   * @param factor of the gradients, and of the loss
   * @return the sum of the samples' cross entropies
   */
  static double compute(TrainableNetwork network, List<ValueSample> samples, double factor) {
    double loss = loss(network, samples);
    ValuePass pass = network.pass();
    for (ValueSample sample : samples) {
      pass.addGradient(sample, (predicted(pass, sample) - sample.target()) * factor);
    }
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      pass.flush(shard);
    }
    network.passGradients();
    return loss * factor;
  }

  /** The sum of the samples' cross entropies. */
  static double loss(TrainableNetwork network, List<ValueSample> samples) {
    network.refresh(false);
    ValuePass pass = network.pass();
    double loss = 0;
    for (ValueSample sample : samples) {
      double predicted = predicted(pass, sample);
      loss -=
          sample.target() * Math.log(predicted) + (1 - sample.target()) * Math.log(1 - predicted);
    }
    return loss;
  }

  private static double predicted(ValuePass pass, ValueSample sample) {
    return WinProbability.ofLogOdds(pass.value(sample));
  }
}
