package org.katachi.network.policy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import org.katachi.network.common.Swar;
import org.katachi.network.common.ThreatTable;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ThreatMask;

/**
 * A policy: which moves are likely to be best. Immutable; bound to a board it is a {@link
 * PolicyEvaluator}.
 *
 * <p>An empty cell's features are the sums of the {@linkplain LinePatterns embeddings} of its four
 * lines, after ReLU. Their weights depend on the position: on the {@link ThreatMask}, and through a
 * layer of hidden neurons on the sums of the {@link ValueNetwork}'s accumulator.
 *
 * <pre>
 *   feature[c] = relu(sum over the four lines of line[c])                        c = 1 .. 32
 *   hidden[k]  = clamp(bias[threats][k] + sum over the inputs, 0, 32767)         k = 1 .. 8
 *   weight[c]  = clamp(base[threats][c] + sum over k of modulation[c][k] * hidden[k], -64, 63)
 *   logit      = sum over c of weight[c] * feature[c]
 * </pre>
 *
 * <p>All is done in integers, so the policy is the same everywhere. Eight channels share a {@code
 * long}, 8 bits each.
 */
public final class PolicyNetwork {

  /** The channels in a word. */
  static final int LANES = Long.BYTES;

  /** The words of an embedding. */
  static final int WORDS = PolicyWeights.CHANNELS / LANES;

  /** The least weight in each lane, its sign bit inverted. */
  private static final long MIN_LANES = (PolicyWeights.MIN_EMBEDDING - Byte.MIN_VALUE) * Swar.ONES;

  private static final int CHANNELS = PolicyWeights.CHANNELS;
  private static final int NEURONS = PolicyWeights.NEURONS;
  private static final int INPUTS = PolicyWeights.INPUTS;

  /** One of an input of the hidden neurons. */
  private static final int INPUT_SCALE = ValueWeights.EMBEDDING_SCALE * ValueWeights.SUM_DIVISOR;

  private static final int MAX_NEURON = Short.MAX_VALUE;

  /** From the scale of a channel's sum to that of its weight. */
  private static final int CHANNEL_SHIFT =
      Integer.numberOfTrailingZeros(
          PolicyWeights.CONTEXT_SCALE * PolicyWeights.CONTEXT_SCALE / PolicyWeights.CHANNEL_SCALE);

  /** By {@code index * WORDS + word}; each weight less {@link PolicyWeights#MIN_EMBEDDING}. */
  private final long[] lineEmbedding = new long[LinePatterns.COUNT * WORDS];

  /** By {@code threats * CHANNELS + channel}. */
  private final int[] base;

  /** By {@code threats * NEURONS + neuron}. */
  private final int[] biases;

  private final int[] hidden;

  /** By {@code neuron * CHANNELS + channel}. */
  private final int[] modulation;

  private final int moveScore;

  /**
   * Reads a policy from a file.
   *
   * @throws IOException as {@link PolicyWeights#read}
   */
  public static PolicyNetwork read(Path file) throws IOException {
    return new PolicyNetwork(PolicyWeights.read(file));
  }

  /** A policy by these weights, which must be within their bounds. */
  public PolicyNetwork(PolicyWeights weights) {
    pack(weights.lineEmbedding(), lineEmbedding);
    base = ThreatTable.of(weights.base(), weights.threatBase());
    biases = ThreatTable.of(weights.biases(), weights.threatBiases());
    hidden = weights.hidden().clone();
    modulation = byNeuron(weights.modulation());
    moveScore = weights.moveScore()[0];
  }

  /** A hash of the weights. */
  public int fingerprint() {
    return Arrays.hashCode(
        new int[] {
          Arrays.hashCode(lineEmbedding),
          Arrays.hashCode(base),
          Arrays.hashCode(biases),
          Arrays.hashCode(hidden),
          Arrays.hashCode(modulation),
          moveScore
        });
  }

  /** In few steps, for it runs before there is compiled code: the eight bytes of a word at once. */
  private static void pack(byte[] weights, long[] words) {
    ByteBuffer.wrap(weights).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(words);
    for (int word = 0; word < words.length; word++) {
      // Each weight plus 128, so that it is not negative, then less the least: none borrows.
      words[word] = (words[word] ^ Swar.SIGN_BITS) - MIN_LANES;
    }
  }

  /** By {@code index * WORDS + word}; each weight less {@link PolicyWeights#MIN_EMBEDDING}. */
  long[] lineEmbedding() {
    return lineEmbedding;
  }

  /** The factor of the move score by shapes, in 1/{@link PolicyWeights#CONTEXT_SCALE}. */
  int moveScore() {
    return moveScore;
  }

  /**
   * Computes the weights of the channels in a position.
   *
   * @param threats the {@link ThreatMask}
   * @param inputs the sums of the accumulator for the side to move
   * @param sums scratch space, by channel
   * @param weights where the weights are written, in 1/{@link PolicyWeights#CHANNEL_SCALE}
   */
  void computeChannelWeights(int threats, int[] inputs, long[] sums, int[] weights) {
    for (int channel = 0; channel < CHANNELS; channel++) {
      long ofThreats = (long) base[threats * CHANNELS + channel] * PolicyWeights.CONTEXT_SCALE;
      sums[channel] = ofThreats + (1 << (CHANNEL_SHIFT - 1));
    }
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      long value = neuron(neuron, threats, inputs);
      for (int channel = 0; value > 0 && channel < CHANNELS; channel++) {
        sums[channel] += modulation[neuron * CHANNELS + channel] * value;
      }
    }
    for (int channel = 0; channel < CHANNELS; channel++) {
      long weight = sums[channel] >> CHANNEL_SHIFT;
      weights[channel] =
          (int) Math.max(PolicyWeights.MIN_CHANNEL, Math.min(PolicyWeights.MAX_CHANNEL, weight));
    }
  }

  /** The value of a hidden neuron; one of zero adds nothing to the sums. */
  private long neuron(int neuron, int threats, int[] inputs) {
    long sum = (long) biases[threats * NEURONS + neuron] * INPUT_SCALE;
    for (int input = 0; input < INPUTS; input++) {
      sum += (long) hidden[neuron * INPUTS + input] * inputs[input];
    }
    return Math.max(0, Math.min(MAX_NEURON, sum / INPUT_SCALE));
  }

  private static int[] byNeuron(int[] byChannel) {
    int[] byNeuron = new int[byChannel.length];
    for (int i = 0; i < byChannel.length; i++) {
      byNeuron[i % NEURONS * CHANNELS + i / NEURONS] = byChannel[i];
    }
    return byNeuron;
  }
}
