package org.katachi.lab.policy;

import java.util.List;
import java.util.Random;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.Model;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.RateSchedule;
import org.katachi.lab.train.Shards;
import org.katachi.lab.train.Worker;
import org.katachi.network.common.WeightFile;
import org.katachi.network.policy.LinePatterns;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ThreatMask;

/**
 * The network of {@link org.katachi.network.policy.PolicyNetwork} in floating point, while it is
 * trained.
 */
public final class PolicyModel implements Model<PolicySample, PolicyComparison> {

  static final int CHANNELS = PolicyWeights.CHANNELS;
  static final int NEURONS = PolicyWeights.NEURONS;
  static final int INPUTS = PolicyWeights.INPUTS;
  static final int BITS = ThreatMask.BITS;

  /** The bounds of a channel's weight. */
  static final float MIN_WEIGHT = (float) PolicyWeights.MIN_CHANNEL / PolicyWeights.CHANNEL_SCALE;

  static final float MAX_WEIGHT = (float) PolicyWeights.MAX_CHANNEL / PolicyWeights.CHANNEL_SCALE;

  /**
   * What move scores by shapes are divided by before their factor: the policy's own. They were
   * trained at another scale, but the factor is trained, too.
   */
  static final float SCORE_SCALE = 96;

  /** One in a sample's inputs. */
  static final float INPUT_SCALE = ValueWeights.EMBEDDING_SCALE * ValueWeights.SUM_DIVISOR;

  /** A step moves the factor of the scores, which is far from zero, by more than a weight. */
  private static final double SCORE_RATE = 4;

  /** The bound of the factor, up to the sign: the engine refuses one beyond. */
  private static final double MAX_SCORE =
      (double) PolicyWeights.MAX_MOVE_SCORE / PolicyWeights.CONTEXT_SCALE;

  private static final double WEIGHT_DEVIATION = 0.3;
  private static final double HIDDEN_DEVIATION = 0.2;

  final EmbeddingModel lineEmbedding;
  final AdamParameters base = ofContext(CHANNELS);
  final AdamParameters threatBase = ofContext(BITS * CHANNELS);
  final AdamParameters hidden = ofNeurons(NEURONS * INPUTS);
  final AdamParameters biases = ofNeurons(NEURONS);
  final AdamParameters threatBiases = ofNeurons(BITS * NEURONS);
  final AdamParameters modulation = ofContext(CHANNELS * NEURONS);
  final AdamParameters moveScore = ofContext(1);

  /** By row, whether the last batch has it. */
  private final boolean[] isUsed = new boolean[LinePatterns.COUNT];

  private boolean quantises;

  /** An untrained model. It orders moves nearly by their scores by shapes. */
  public PolicyModel(Random random) {
    lineEmbedding = new EmbeddingModel(random);
    base.randomize(random, WEIGHT_DEVIATION);
    hidden.randomize(random, HIDDEN_DEVIATION);
    modulation.randomize(random, WEIGHT_DEVIATION / NEURONS);
    moveScore.values[0] = 1;
  }

  /**
   * A model that was trained before.
   *
   * @param random decides how its embeddings learn on
   */
  public PolicyModel(Random random, PolicyWeights trained) {
    lineEmbedding = new EmbeddingModel(random, trained.lineEmbedding());
    base.set(trained.base());
    threatBase.set(trained.threatBase());
    hidden.set(trained.hidden());
    biases.set(trained.biases());
    threatBiases.set(trained.threatBiases());
    modulation.set(trained.modulation());
    moveScore.set(trained.moveScore());
  }

  private static AdamParameters ofContext(int count) {
    return new AdamParameters(count, PolicyWeights.CONTEXT_SCALE, 0);
  }

  private static AdamParameters ofNeurons(int count) {
    return new AdamParameters(count, ValueWeights.WEIGHT_SCALE, 0);
  }

  @Override
  public List<AdamParameters> parameters() {
    return List.of(
        lineEmbedding.first,
        lineEmbedding.firstBiases,
        lineEmbedding.second,
        lineEmbedding.secondBiases,
        base,
        threatBase,
        hidden,
        biases,
        threatBiases,
        modulation,
        moveScore);
  }

  @Override
  public void refresh(double done, int shard) {
    if (shard == 0) {
      quantises = RateSchedule.usesQuantisation(done);
      lineEmbedding.refresh();
    }
    for (int row = shard; row < LinePatterns.COUNT; row += Shards.COUNT) {
      lineEmbedding.compute(row, RateSchedule.usesQuantisation(done));
    }
  }

  @Override
  public void refresh(List<PolicySample> batch, double done, int shard) {
    if (shard == 0) {
      quantises = RateSchedule.usesQuantisation(done);
    }
    for (int row = shard; row < LinePatterns.COUNT; row += Shards.COUNT) {
      isUsed[row] = false;
    }
    for (PolicySample sample : batch) {
      for (char row : sample.indices()) {
        if (row % Shards.COUNT == shard && !isUsed[row]) {
          isUsed[row] = true;
          lineEmbedding.compute(row, RateSchedule.usesQuantisation(done));
        }
      }
    }
  }

  /** Whether the weights of the channels are rounded as in the file. */
  boolean quantises() {
    return quantises;
  }

  @Override
  public Worker<PolicySample, PolicyComparison> worker() {
    return new PolicyWorker(this);
  }

  /** Adds to a shard of the gradient of the embedding that of a worker, which begins anew. */
  void moveRows(float[] gradient, int shard) {
    for (int row = shard; row < LinePatterns.COUNT; row += Shards.COUNT) {
      if (isUsed[row]) {
        lineEmbedding.moveGradient(row, gradient);
      }
    }
  }

  @Override
  public void passGradients(int shard) {
    for (int row = shard; row < LinePatterns.COUNT; row += Shards.COUNT) {
      if (isUsed[row]) {
        lineEmbedding.passGradient(row, shard);
      }
    }
  }

  /** Takes a step down the gradients. */
  @Override
  public void step(double rate, int shard) {
    if (shard != 0) {
      return;
    }
    lineEmbedding.gather();
    lineEmbedding.step(rate);
    List.of(base, threatBase, hidden, biases, threatBiases, modulation)
        .forEach(one -> one.step(rate));
    moveScore.step(rate * SCORE_RATE);
    moveScore.values[0] = Math.max(-MAX_SCORE, Math.min(MAX_SCORE, moveScore.values[0]));
  }

  @Override
  public PhaseMetrics<PolicyComparison> metrics() {
    return new PhaseMetrics<>(PolicyComparison::new, Source.values());
  }

  @Override
  public WeightFile file() {
    return weights().file();
  }

  /**
   * The weights as a file holds them.
   *
   * <p>The embeddings are those that were computed last: all of them must have been.
   */
  PolicyWeights weights() {
    return new PolicyWeights(
        lineEmbedding.scaled(),
        base.scaled(),
        threatBase.scaled(),
        hidden.scaled(),
        biases.scaled(),
        threatBiases.scaled(),
        modulation.scaled(),
        moveScore.scaled());
  }
}
