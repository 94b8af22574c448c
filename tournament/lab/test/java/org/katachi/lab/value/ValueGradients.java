package org.katachi.lab.value;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.katachi.lab.games.WinProbability;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.Shards;

/** The gradients of a value network by its trainer, and the loss that they are gradients of. */
final class ValueGradients {

  private ValueGradients() {}

  /** A network whose every part has some effect, and no vector lies beyond the file's bounds. */
  static TrainableNetwork network(Random random) {
    TrainableNetwork network = new TrainableNetwork(random);
    for (AdamParameters group : network.parameters()) {
      group.randomize(random, 0.1);
    }
    return network;
  }

  /** Random positions with random targets, without end. */
  static Stream<ValueSample> samples(Random random) {
    return Stream.generate(() -> SparseBoards.next(random))
        .map(position -> ValueSample.of(position, random.nextDouble()));
  }

  /**
   * Computes the gradients of all parameters.
   *
   * @param factor of the gradients, and of the loss
   * @return the sum of the samples' cross entropies
   */
  static double compute(TrainableNetwork network, List<ValueSample> samples, double factor) {
    double loss = loss(network, samples);
    NetworkWorker pass = new NetworkWorker(network);
    for (ValueSample sample : samples) {
      pass.backward(sample, (predicted(pass, sample) - sample.target()) * factor);
    }
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      pass.flush(shard);
    }
    network.passGradients();
    return loss * factor;
  }

  /** The sum of the samples' cross entropies. */
  static double loss(TrainableNetwork network, List<ValueSample> samples) {
    network.refresh(0);
    NetworkWorker pass = new NetworkWorker(network);
    double loss = 0;
    for (ValueSample sample : samples) {
      double predicted = predicted(pass, sample);
      loss -=
          sample.target() * Math.log(predicted) + (1 - sample.target()) * Math.log(1 - predicted);
    }
    return loss;
  }

  private static double predicted(NetworkWorker pass, ValueSample sample) {
    return WinProbability.ofLogOdds(pass.value(sample));
  }
}
