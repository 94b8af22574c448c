package org.katachi.lab.value;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.FixedPointParameters;
import org.katachi.lab.train.RateSchedule;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.ValueModel;
import org.katachi.lab.train.ValueWorker;
import org.katachi.network.common.WeightFile;
import org.katachi.network.value.FeatureEmbedding;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ThreatMask;

/**
 * The network of {@link org.katachi.network.value.ValueNetwork} in floating point, while it is
 * trained.
 */
public final class TrainableNetwork implements ValueModel<ValueSample> {

  private static final int BATCH = 128;
  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int INPUTS = ValueWeights.INPUTS;
  private static final int NEURONS = ValueWeights.NEURONS;
  private static final int THREAT_BITS = ValueWeights.THREAT_BITS;
  private static final double HIDDEN_DEVIATION = 0.25;
  private static final double OUTPUT_DEVIATION = 0.08;

  /** The learning rate of the vectors: they are many, and each is in the sum of a hundred cells. */
  private static final double VECTORS_RATE = 0.5;

  final TrainableEmbedding vectors =
      new TrainableEmbedding(LENGTH, ValueWeights.EMBEDDING_SCALE, Byte.MAX_VALUE);
  final FixedPointParameters hidden = list(NEURONS * INPUTS);
  final FixedPointParameters biases = list(NEURONS);
  final FixedPointParameters threatBiases = list(THREAT_BITS * NEURONS);
  final FixedPointParameters output = list(NEURONS);
  final FixedPointParameters threats = list(ThreatMask.COUNT);
  private final List<FixedPointParameters> lists =
      List.of(hidden, biases, threatBiases, output, threats);
  private final NeuronScaling scaling = new NeuronScaling(this);

  /** An untrained network: small random parameters. */
  public TrainableNetwork(Random random) {
    vectors.randomize(random);
    hidden.parameters.randomize(random, HIDDEN_DEVIATION);
    output.parameters.randomize(random, OUTPUT_DEVIATION);
    scaling.rescale();
    refresh(0);
  }

  /** A network that was trained before. */
  public TrainableNetwork(ValueWeights weights) {
    for (int i = 0; i < vectors.size(); i++) {
      vectors.set(i, weights.embedding()[i]);
    }
    hidden.set(weights.hidden());
    biases.set(weights.biases());
    threatBiases.set(weights.threatBiases());
    output.set(weights.output());
    threats.set(weights.threatOutput());
    scaling.rescale();
    refresh(0);
  }

  private static FixedPointParameters list(int count) {
    return new FixedPointParameters(count, ValueWeights.WEIGHT_SCALE);
  }

  @Override
  public int batch() {
    return BATCH;
  }

  @Override
  public List<AdamParameters> parameters() {
    return Stream.concat(vectors.parameters().stream(), lists.stream().map(list -> list.parameters))
        .toList();
  }

  /**
   * Takes over parameters that were changed.
   *
   * @param done the part of the training's steps that are over
   */
  void refresh(double done) {
    for (int shard = 0; shard < Shards.COUNT; shard++) {
      refresh(done, shard);
    }
  }

  @Override
  public void refresh(double done, int shard) {
    boolean quantises = RateSchedule.usesQuantisation(done);
    vectors.refresh(quantises, shard);
    if (shard == 0) {
      lists.forEach(list -> list.refresh(quantises));
    }
  }

  @Override
  public ValueWorker<ValueSample> worker() {
    return new NetworkWorker(this);
  }

  /** Adds the gradients of the vectors to those of their virtual features; once, before a step. */
  void passGradients() {
    vectors.passGradients();
  }

  /** Takes one step down the sum of the gradients, and begins a new one. */
  void step(double rate) {
    passGradients();
    vectors.step(rate * VECTORS_RATE);
    lists.forEach(list -> list.parameters.step(rate));
    scaling.rescale();
  }

  @Override
  public void step(double rate, int shard) {
    if (shard == 0) {
      step(rate);
    }
  }

  /** The weights in fixed point, as the engine has them. */
  ValueWeights weights() {
    byte[] bytes = new byte[vectors.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) vectors.scaled(i);
    }
    return new ValueWeights(
        bytes,
        hidden.scaled(),
        biases.scaled(),
        threatBiases.scaled(),
        output.scaled(),
        threats.scaled());
  }

  @Override
  public WeightFile file() {
    return weights().file();
  }
}
