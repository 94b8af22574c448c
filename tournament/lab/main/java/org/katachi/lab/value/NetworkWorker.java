package org.katachi.lab.value;

import java.util.Arrays;
import org.katachi.lab.train.Gradients;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.ValueWorker;
import org.katachi.network.value.FeatureEmbedding;
import org.katachi.network.value.ValueWeights;

/** Forward and backward through a {@link TrainableNetwork}. Belongs to one thread at a time. */
final class NetworkWorker extends ValueWorker<ValueSample> {

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int INPUTS = ValueWeights.INPUTS;
  private static final double SUM_FACTOR = 1.0 / ValueWeights.SUM_DIVISOR;

  private final TrainableNetwork network;
  private final HeadWorker head;
  private final double[] vectorGradient;

  /** Of the position that was evaluated last. */
  private final double[] inputs = new double[INPUTS];

  private final double[] inputErrors = new double[INPUTS];

  NetworkWorker(TrainableNetwork network) {
    this.network = network;
    head = new HeadWorker(network.head);
    vectorGradient = new double[network.vectors.length];
  }

  @Override
  public double value(ValueSample sample) {
    Arrays.fill(inputs, 0);
    sum(sample.own(), 0);
    sum(sample.opponent(), LENGTH);
    for (int i = 0; i < INPUTS; i++) {
      inputs[i] *= SUM_FACTOR;
    }
    return head.value(0, sample.threats(), inputs);
  }

  private void sum(char[] combinations, int offset) {
    for (int combination : combinations) {
      for (int i = 0; i < LENGTH; i++) {
        inputs[offset + i] += network.vectors[combination * LENGTH + i];
      }
    }
  }

  @Override
  public void backward(ValueSample sample, double error) {
    head.backward(0, sample.threats(), inputs, error, inputErrors);
    for (int i = 0; i < INPUTS; i++) {
      inputErrors[i] *= SUM_FACTOR;
    }
    backpropagate(sample.own(), 0);
    backpropagate(sample.opponent(), LENGTH);
  }

  private void backpropagate(char[] combinations, int offset) {
    for (int combination : combinations) {
      for (int i = 0; i < LENGTH; i++) {
        vectorGradient[combination * LENGTH + i] += inputErrors[offset + i];
      }
    }
  }

  @Override
  public void flush(int shard) {
    int length = vectorGradient.length;
    Gradients.move(
        vectorGradient,
        network.table.gradient(),
        Shards.start(shard, length),
        Shards.start(shard + 1, length));
    if (shard == 0) {
      head.flush();
    }
  }
}
