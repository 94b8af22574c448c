package org.katachi.lab.policy;

import java.util.Arrays;
import java.util.Random;
import org.katachi.board.Stone;
import org.katachi.lab.train.AdamParameters;
import org.katachi.lab.train.Gradients;
import org.katachi.lab.train.Shards;
import org.katachi.network.policy.LinePatterns;
import org.katachi.network.policy.PolicyWeights;
import org.katachi.rules.Rule;
import org.katachi.shape.Shape;
import org.katachi.shape.ShapeTables;

/**
 * Computes the embedding of the policy from the line patterns by a small network: the eight cells
 * and the shapes of both sides, one layer of hidden neurons. So rare patterns learn from those that
 * are like them; free embeddings learn their games by heart. Where a policy is trained on, its
 * embedding stays, and the network learns what is added to it.
 */
final class EmbeddingModel {

  static final int CHANNELS = PolicyWeights.CHANNELS;

  private static final int CELLS = 2 * LinePatterns.REACH;
  private static final int STATES = 4;
  private static final int FEATURES = CELLS + 2;
  private static final int INPUTS = CELLS * STATES + 2 * Shape.COUNT;
  private static final int HIDDEN = 96;
  private static final double DECAY = 1e-4;

  private static final float MIN =
      (float) PolicyWeights.MIN_EMBEDDING / PolicyWeights.EMBEDDING_SCALE;
  private static final float MAX =
      (float) PolicyWeights.MAX_EMBEDDING / PolicyWeights.EMBEDDING_SCALE;

  /** By index and channel: the embedding to begin with. */
  private final float[] start;

  /** By index: the inputs that are one. */
  private final int[] inputs = new int[LinePatterns.COUNT * FEATURES];

  /** By input and hidden neuron. */
  final AdamParameters first = new AdamParameters(INPUTS * HIDDEN, 1, DECAY);

  final AdamParameters firstBiases = new AdamParameters(HIDDEN, 1, 0);

  /** By hidden neuron and channel. */
  final AdamParameters second = new AdamParameters(HIDDEN * CHANNELS, 1, DECAY);

  final AdamParameters secondBiases = new AdamParameters(CHANNELS, 1, 0);

  /** The parameters as they are computed with, see {@link #refresh}. */
  private final float[] firstValues = new float[INPUTS * HIDDEN];

  private final float[] secondValues = new float[HIDDEN * CHANNELS];

  /** By index and channel, within the bounds of the file. */
  final float[] values = new float[LinePatterns.COUNT * CHANNELS];

  /** By index and channel: before the bounds. */
  private final float[] unbounded = new float[LinePatterns.COUNT * CHANNELS];

  private final float[] hidden = new float[LinePatterns.COUNT * HIDDEN];

  /** By index and channel: the derivatives of the loss. */
  private final float[] gradient = new float[LinePatterns.COUNT * CHANNELS];

  private final Gradient[] gradients = new Gradient[Shards.COUNT];

  /** An untrained embedding. */
  EmbeddingModel(Random random) {
    this(random, new float[LinePatterns.COUNT * CHANNELS]);
    second.randomize(random, Math.sqrt(1.0 / HIDDEN) / 2);
    refresh();
  }

  /** An embedding that was trained before. */
  EmbeddingModel(Random random, byte[] trained) {
    this(random, unscaled(trained));
    refresh();
  }

  /** An embedding to which the network adds nothing yet. */
  private EmbeddingModel(Random random, float[] start) {
    this.start = start;
    char[] patterns = LinePatterns.get().patterns();
    for (int index = 0; index < LinePatterns.COUNT; index++) {
      listInputs(index, patterns[index]);
    }
    first.randomize(random, Math.sqrt(2.0 / FEATURES) / 2);
    Arrays.setAll(gradients, shard -> new Gradient());
  }

  private static float[] unscaled(byte[] weights) {
    float[] result = new float[weights.length];
    for (int i = 0; i < weights.length; i++) {
      result[i] = (float) weights[i] / PolicyWeights.EMBEDDING_SCALE;
    }
    return result;
  }

  /** Takes over parameters that were changed. */
  void refresh() {
    copy(first.values, firstValues);
    copy(second.values, secondValues);
  }

  private static void copy(double[] from, float[] to) {
    for (int i = 0; i < to.length; i++) {
      to[i] = (float) from[i];
    }
  }

  private void listInputs(int index, int pattern) {
    for (int i = 0; i < CELLS; i++) {
      inputs[index * FEATURES + i] = i * STATES + (pattern >> (2 * i) & (STATES - 1));
    }
    ShapeTables tables = ShapeTables.of(Rule.FREESTYLE);
    int shapes = index * FEATURES + CELLS;
    inputs[shapes] = CELLS * STATES + tables.shape(pattern, Stone.BLACK);
    inputs[shapes + 1] = CELLS * STATES + Shape.COUNT + tables.shape(pattern, Stone.WHITE);
  }

  /**
   * Computes the embedding of a pattern.
   *
   * @param quantises whether its weights are rounded to those of the file
   */
  void compute(int index, boolean quantises) {
    int neurons = index * HIDDEN;
    for (int j = 0; j < HIDDEN; j++) {
      hidden[neurons + j] = (float) firstBiases.values[j];
    }
    for (int i = 0; i < FEATURES; i++) {
      int input = inputs[index * FEATURES + i] * HIDDEN;
      for (int j = 0; j < HIDDEN; j++) {
        hidden[neurons + j] += firstValues[input + j];
      }
    }
    int out = index * CHANNELS;
    for (int c = 0; c < CHANNELS; c++) {
      unbounded[out + c] = start[out + c] + (float) secondBiases.values[c];
    }
    for (int j = 0; j < HIDDEN; j++) {
      float neuron = Math.max(0, hidden[neurons + j]);
      hidden[neurons + j] = neuron;
      if (neuron > 0) {
        for (int c = 0; c < CHANNELS; c++) {
          unbounded[out + c] += neuron * secondValues[j * CHANNELS + c];
        }
      }
    }
    for (int c = 0; c < CHANNELS; c++) {
      float value = Math.max(MIN, Math.min(MAX, unbounded[out + c]));
      values[out + c] = quantises ? rounded(value) : value;
    }
  }

  private static float rounded(float value) {
    return (float) Math.rint(value * PolicyWeights.EMBEDDING_SCALE) / PolicyWeights.EMBEDDING_SCALE;
  }

  /** Adds to the gradient of an embedding, and begins the other one anew. */
  void moveGradient(int index, float[] from) {
    for (int i = index * CHANNELS; i < (index + 1) * CHANNELS; i++) {
      gradient[i] += from[i];
      from[i] = 0;
    }
  }

  /** Passes the gradient of an embedding on to those of the parameters, in a shard of these. */
  void passGradient(int index, int shard) {
    Gradient into = gradients[shard];
    int out = index * CHANNELS;
    float[] outer = into.outer;
    for (int c = 0; c < CHANNELS; c++) {
      float value = unbounded[out + c];
      float slope = gradient[out + c];
      gradient[out + c] = 0;
      // Beyond a bound only what leads back counts.
      boolean counts = value < MIN ? slope < 0 : value <= MAX || slope > 0;
      outer[c] = counts ? slope : 0;
      into.secondBiases[c] += outer[c];
    }
    for (int j = 0; j < HIDDEN; j++) {
      float neuron = hidden[index * HIDDEN + j];
      float error = 0;
      if (neuron > 0) {
        for (int c = 0; c < CHANNELS; c++) {
          into.second[j * CHANNELS + c] += neuron * outer[c];
          error += outer[c] * secondValues[j * CHANNELS + c];
        }
      }
      into.inner[j] = error;
      into.firstBiases[j] += error;
    }
    for (int i = 0; i < FEATURES; i++) {
      int input = inputs[index * FEATURES + i] * HIDDEN;
      for (int j = 0; j < HIDDEN; j++) {
        into.first[input + j] += into.inner[j];
      }
    }
  }

  /** Adds up the shards of the gradients of the parameters. */
  void gather() {
    for (Gradient one : gradients) {
      one.flush();
    }
  }

  /** Takes a step down the gradients. */
  void step(double rate) {
    first.step(rate);
    firstBiases.step(rate);
    second.step(rate);
    secondBiases.step(rate);
    refresh();
  }

  /** The weights as a file holds them; all have been computed. */
  byte[] scaled() {
    byte[] scaled = new byte[values.length];
    for (int i = 0; i < scaled.length; i++) {
      scaled[i] = (byte) Math.rint(values[i] * PolicyWeights.EMBEDDING_SCALE);
    }
    return scaled;
  }

  /** The gradients of one shard of a batch. */
  private final class Gradient {

    private final float[] first = new float[INPUTS * HIDDEN];
    private final float[] firstBiases = new float[HIDDEN];
    private final float[] second = new float[HIDDEN * CHANNELS];
    private final float[] secondBiases = new float[CHANNELS];
    private final float[] outer = new float[CHANNELS];
    private final float[] inner = new float[HIDDEN];

    /** Moves these gradients to the parameters. */
    void flush() {
      Gradients.move(first, EmbeddingModel.this.first.gradient);
      Gradients.move(firstBiases, EmbeddingModel.this.firstBiases.gradient);
      Gradients.move(second, EmbeddingModel.this.second.gradient);
      Gradients.move(secondBiases, EmbeddingModel.this.secondBiases.gradient);
    }
  }
}
