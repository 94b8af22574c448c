package org.katachi.lab.policy;

import java.util.Arrays;
import org.katachi.board.Geometry;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.Gradients;
import org.katachi.lab.train.PhaseMetrics;
import org.katachi.lab.train.PolicyTarget;
import org.katachi.lab.train.Worker;
import org.katachi.network.policy.LinePatterns;
import org.katachi.network.policy.PolicyWeights;

/** Forward and backward through a {@link PolicyModel}. */
final class PolicyWorker implements Worker<PolicySample, PolicyComparison> {

  private static final int CHANNELS = PolicyModel.CHANNELS;
  private static final int NEURONS = PolicyModel.NEURONS;
  private static final int INPUTS = PolicyModel.INPUTS;
  private static final int DIRECTIONS = Geometry.DIRECTIONS;

  private final PolicyModel model;
  private final float[] neurons = new float[NEURONS];
  private final float[] unbounded = new float[CHANNELS];
  private final float[] weights = new float[CHANNELS];
  private float[] features = new float[0];
  private float[] odds = new float[0];

  /** By index and channel. */
  private final float[] embeddingGradient = new float[LinePatterns.COUNT * CHANNELS];

  private final float[] weightGradient = new float[CHANNELS];
  private final double[] base = new double[CHANNELS];
  private final double[] threatBase = new double[PolicyModel.BITS * CHANNELS];
  private final double[] hidden = new double[NEURONS * INPUTS];
  private final double[] biases = new double[NEURONS];
  private final double[] threatBiases = new double[PolicyModel.BITS * NEURONS];
  private final double[] modulation = new double[CHANNELS * NEURONS];
  private double moveScore;

  PolicyWorker(PolicyModel model) {
    this.model = model;
  }

  @Override
  public double addGradient(PolicySample sample, int count) {
    forward(sample, model.quantises());
    return backward(sample, 1f / count);
  }

  @Override
  public void validate(PolicySample sample, PhaseMetrics<PolicyComparison> metrics) {
    float[] logits = forward(sample, model.quantises());
    metrics.of(sample.stones(), sample.source()).forEach(one -> one.add(sample, logits));
  }

  /**
   * Computes the logits of a sample's candidates.
   *
   * @param quantises whether the weights of the channels are rounded as in the file
   * @return by candidate; holds until the next call
   */
  float[] forward(PolicySample sample, boolean quantises) {
    int count = sample.count();
    if (odds.length < count) {
      odds = new float[count];
      features = new float[count * CHANNELS];
    }
    computeChannelWeights(sample, quantises);
    float[] embedding = model.lineEmbedding.values;
    float factor = (float) model.moveScore.values[0] / PolicyModel.SCORE_SCALE;
    for (int i = 0; i < count; i++) {
      int one = sample.indices()[i * DIRECTIONS] * CHANNELS;
      int two = sample.indices()[i * DIRECTIONS + 1] * CHANNELS;
      int three = sample.indices()[i * DIRECTIONS + 2] * CHANNELS;
      int four = sample.indices()[i * DIRECTIONS + 3] * CHANNELS;
      int start = i * CHANNELS;
      for (int c = 0; c < CHANNELS; c++) {
        features[start + c] =
            Math.max(
                0,
                embedding[one + c]
                    + embedding[two + c]
                    + embedding[three + c]
                    + embedding[four + c]);
      }
      float logit = factor * sample.scores()[i];
      for (int c = 0; c < CHANNELS; c++) {
        logit += features[start + c] * weights[c];
      }
      odds[i] = logit;
    }
    return odds;
  }

  private void computeChannelWeights(PolicySample sample, boolean quantises) {
    int threats = sample.threats();
    for (int k = 0; k < NEURONS; k++) {
      double sum = withThreats(model.biases, model.threatBiases, threats, k, NEURONS);
      for (int i = 0; i < INPUTS; i++) {
        sum += model.hidden.values[k * INPUTS + i] * sample.inputs()[i] / PolicyModel.INPUT_SCALE;
      }
      neurons[k] = (float) Math.max(0, sum);
    }
    for (int c = 0; c < CHANNELS; c++) {
      double sum = withThreats(model.base, model.threatBase, threats, c, CHANNELS);
      for (int k = 0; k < NEURONS; k++) {
        sum += model.modulation.values[c * NEURONS + k] * neurons[k];
      }
      unbounded[c] = (float) sum;
      float bounded =
          Math.max(PolicyModel.MIN_WEIGHT, Math.min(PolicyModel.MAX_WEIGHT, unbounded[c]));
      weights[c] =
          quantises
              ? (float) Math.rint(bounded * PolicyWeights.CHANNEL_SCALE)
                  / PolicyWeights.CHANNEL_SCALE
              : bounded;
    }
  }

  private static double withThreats(
      AdamParameters without, AdamParameters byBit, int threats, int i, int length) {
    double sum = without.values[i];
    for (int left = threats; left != 0; left &= left - 1) {
      sum += byBit.values[Integer.numberOfTrailingZeros(left) * length + i];
    }
    return sum;
  }

  /**
   * Adds the gradient of a sample's cross entropy.
   *
   * @param sample the sample passed forward last
   * @param factor of the gradient
   * @return the negative logarithm of the best move's probability
   */
  double backward(PolicySample sample, float factor) {
    int count = sample.count();
    double loss = PolicyTarget.toErrors(sample, odds);
    float[] gradient = embeddingGradient;
    Arrays.fill(weightGradient, 0);
    double ofScores = 0;
    for (int i = 0; i < count; i++) {
      float error = odds[i] * factor;
      ofScores += error * sample.scores()[i];
      int one = sample.indices()[i * DIRECTIONS] * CHANNELS;
      int two = sample.indices()[i * DIRECTIONS + 1] * CHANNELS;
      int three = sample.indices()[i * DIRECTIONS + 2] * CHANNELS;
      int four = sample.indices()[i * DIRECTIONS + 3] * CHANNELS;
      int start = i * CHANNELS;
      for (int c = 0; c < CHANNELS; c++) {
        float feature = features[start + c];
        weightGradient[c] += error * feature;
        float slope = feature > 0 ? error * weights[c] : 0;
        // An embedding may come twice, so each is read again.
        gradient[one + c] += slope;
        gradient[two + c] += slope;
        gradient[three + c] += slope;
        gradient[four + c] += slope;
      }
    }
    moveScore += ofScores / PolicyModel.SCORE_SCALE;
    backToContext(sample);
    return loss;
  }

  private void backToContext(PolicySample sample) {
    for (int c = 0; c < CHANNELS; c++) {
      float value = unbounded[c];
      float slope = weightGradient[c];
      // Beyond a bound only what leads back counts.
      boolean counts =
          value < PolicyModel.MIN_WEIGHT ? slope < 0 : value <= PolicyModel.MAX_WEIGHT || slope > 0;
      weightGradient[c] = counts ? slope : 0;
      addWithThreats(base, threatBase, sample.threats(), c, CHANNELS, weightGradient[c]);
    }
    for (int k = 0; k < NEURONS; k++) {
      if (neurons[k] > 0) {
        double error = 0;
        for (int c = 0; c < CHANNELS; c++) {
          modulation[c * NEURONS + k] += weightGradient[c] * neurons[k];
          error += weightGradient[c] * model.modulation.values[c * NEURONS + k];
        }
        addWithThreats(biases, threatBiases, sample.threats(), k, NEURONS, error);
        for (int i = 0; i < INPUTS; i++) {
          hidden[k * INPUTS + i] += error * sample.inputs()[i] / PolicyModel.INPUT_SCALE;
        }
      }
    }
  }

  private static void addWithThreats(
      double[] without, double[] byBit, int threats, int i, int length, double error) {
    without[i] += error;
    for (int left = threats; left != 0; left &= left - 1) {
      byBit[Integer.numberOfTrailingZeros(left) * length + i] += error;
    }
  }

  @Override
  public void flush(int shard) {
    model.moveRows(embeddingGradient, shard);
    if (shard == 0) {
      Gradients.move(base, model.base.gradient);
      Gradients.move(threatBase, model.threatBase.gradient);
      Gradients.move(hidden, model.hidden.gradient);
      Gradients.move(biases, model.biases.gradient);
      Gradients.move(threatBiases, model.threatBiases.gradient);
      Gradients.move(modulation, model.modulation.gradient);
      model.moveScore.gradient[0] += moveScore;
      moveScore = 0;
    }
  }
}
