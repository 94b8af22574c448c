package org.katachi.lab.policy;

import java.util.List;
import java.util.Random;
import org.katachi.lab.train.AdamParameters;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ThreatMask;

/**
 * The network of {@link org.katachi.network.policy.PolicyNetwork} in floating point, while it is
 * trained.
 */
final class PolicyModel {

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

  private final PolicyContext context;
  private final boolean addsMoveScore;
  final EmbeddingModel lineEmbedding;
  final AdamParameters base = new AdamParameters(CHANNELS, 0);
  final AdamParameters threatBase = new AdamParameters(BITS * CHANNELS, 0);
  final AdamParameters hidden = new AdamParameters(NEURONS * INPUTS, 0);
  final AdamParameters biases = new AdamParameters(NEURONS, 0);
  final AdamParameters threatBiases = new AdamParameters(BITS * NEURONS, 0);
  final AdamParameters modulation = new AdamParameters(CHANNELS * NEURONS, 0);
  final AdamParameters moveScore = new AdamParameters(1, 0);

  /**
   * An untrained model. With move scores it orders moves nearly by them.
   *
   * @param context the parts of the position that the weights of the channels depend on
   * @param addsMoveScore whether the move score by shapes is a part of the logit
   */
  PolicyModel(Random random, PolicyContext context, boolean addsMoveScore) {
    this.context = context;
    this.addsMoveScore = addsMoveScore;
    lineEmbedding = new EmbeddingModel(random);
    base.randomize(random, WEIGHT_DEVIATION);
    if (context == PolicyContext.SUMS) {
      hidden.randomize(random, HIDDEN_DEVIATION);
      modulation.randomize(random, WEIGHT_DEVIATION / NEURONS);
    }
    moveScore.values[0] = addsMoveScore ? 1 : 0;
  }

  /**
   * A model that was trained before, with all parts of the position and the move score.
   *
   * @param random decides how its embeddings learn on
   */
  PolicyModel(Random random, PolicyWeights trained) {
    context = PolicyContext.SUMS;
    addsMoveScore = true;
    lineEmbedding = new EmbeddingModel(random, trained.lineEmbedding());
    set(base, trained.base(), PolicyWeights.CONTEXT_SCALE);
    set(threatBase, trained.threatBase(), PolicyWeights.CONTEXT_SCALE);
    set(hidden, trained.hidden(), ValueWeights.WEIGHT_SCALE);
    set(biases, trained.biases(), ValueWeights.WEIGHT_SCALE);
    set(threatBiases, trained.threatBiases(), ValueWeights.WEIGHT_SCALE);
    set(modulation, trained.modulation(), PolicyWeights.CONTEXT_SCALE);
    set(moveScore, trained.moveScore(), PolicyWeights.CONTEXT_SCALE);
  }

  private static void set(AdamParameters parameters, int[] weights, int scale) {
    for (int i = 0; i < weights.length; i++) {
      parameters.values[i] = (double) weights[i] / scale;
    }
  }

  /** All parameters. */
  List<AdamParameters> parameters() {
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

  /** Takes a step down the gradients. What the policy is to do without stays zero. */
  void step(double rate) {
    lineEmbedding.step(rate);
    base.step(rate);
    threatBase.step(context == PolicyContext.NONE ? 0 : rate);
    double neuronRate = context == PolicyContext.SUMS ? rate : 0;
    hidden.step(neuronRate);
    biases.step(neuronRate);
    threatBiases.step(neuronRate);
    modulation.step(neuronRate);
    moveScore.step(addsMoveScore ? rate * SCORE_RATE : 0);
    moveScore.values[0] = Math.max(-MAX_SCORE, Math.min(MAX_SCORE, moveScore.values[0]));
  }

  /**
   * The weights as a file holds them.
   *
   * <p>The embeddings are those that were computed last: all of them must have been.
   */
  PolicyWeights weights() {
    PolicyWeights weights = PolicyWeights.zero();
    for (int i = 0; i < weights.lineEmbedding().length; i++) {
      weights.lineEmbedding()[i] =
          (byte) Math.rint(lineEmbedding.values[i] * PolicyWeights.EMBEDDING_SCALE);
    }
    round(base, PolicyWeights.CONTEXT_SCALE, weights.base());
    round(threatBase, PolicyWeights.CONTEXT_SCALE, weights.threatBase());
    round(hidden, ValueWeights.WEIGHT_SCALE, weights.hidden());
    round(biases, ValueWeights.WEIGHT_SCALE, weights.biases());
    round(threatBiases, ValueWeights.WEIGHT_SCALE, weights.threatBiases());
    round(modulation, PolicyWeights.CONTEXT_SCALE, weights.modulation());
    round(moveScore, PolicyWeights.CONTEXT_SCALE, weights.moveScore());
    return weights;
  }

  private static void round(AdamParameters parameters, int scale, int[] into) {
    for (int i = 0; i < into.length; i++) {
      into[i] = (int) Math.rint(parameters.values[i] * scale);
    }
  }
}
