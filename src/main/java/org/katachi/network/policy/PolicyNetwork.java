package org.katachi.network.policy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import org.katachi.network.common.Swar;
import org.katachi.network.common.ThreatTable;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * A policy: which moves are likely to be best. Immutable; bound to a board it is a {@link
 * BoardPolicy}.
 *
 * <p>An empty cell's features are the sums of the {@linkplain LinePatterns rows} of its four lines,
 * rectified. Their weights depend on the position: on the {@link ThreatMask}, and through a layer
 * of hidden neurons on the sums of the {@link ValueNetwork}'s accumulator.
 *
 * <pre>
 *   feature[c] = max(0, sum over the four lines of row[c])             c = 1 .. 32
 *   hidden[k]  = max(0, bias[threats][k] + sum over the inputs)        k = 1 .. 8
 *   weight[c]  = base[threats][c] + sum over k of modulation[c][k] * hidden[k]
 *   logit      = sum over c of weight[c] * feature[c]
 * </pre>
 *
 * <p>All is done in whole numbers, so the policy is the same everywhere. Eight channels share a
 * {@code long}, 8 bits each.
 */
public final class PolicyNetwork {

  /** The channels in a word. */
  static final int LANES = Long.BYTES;

  /** The words of a row. */
  static final int WORDS = PolicyWeights.CHANNELS / LANES;

  private static final int MIN_ROW = PolicyWeights.MIN_ROW;

  /** The values of a number of a row, a power of two. */
  private static final int ROW_VALUES = PolicyWeights.MAX_ROW - MIN_ROW + 1;

  /** The least number in each lane, its sign bit inverted. */
  private static final long MIN_ROW_LANES = (MIN_ROW - Byte.MIN_VALUE) * Swar.ONES;

  /** The bits that no lane has whose number is less than {@link #ROW_VALUES} above the least. */
  private static final long OUTSIDE_BITS = ~((ROW_VALUES - 1) * Swar.ONES);

  private static final int CHANNELS = PolicyWeights.CHANNELS;
  private static final int NEURONS = PolicyWeights.NEURONS;
  private static final int INPUTS = PolicyWeights.INPUTS;

  /** One of an input of the hidden neurons. */
  private static final int INPUT_UNIT = ValueWeights.VECTOR_UNIT * ValueWeights.SUM_DIVISOR;

  private static final int MAX_NEURON = Short.MAX_VALUE;

  /** From the unit of the sums of {@link #weigh} to that of a channel's weight. */
  private static final int CHANNEL_SHIFT =
      Integer.numberOfTrailingZeros(
          PolicyWeights.CONTEXT_UNIT * PolicyWeights.CONTEXT_UNIT / PolicyWeights.CHANNEL_UNIT);

  /** By {@code row * WORDS + word}; each number less {@link PolicyWeights#MIN_ROW}. */
  private final long[] rows = new long[LinePatterns.COUNT * WORDS];

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
   * @throws IOException if it can't be read, or holds something else; the message names the file
   */
  public static PolicyNetwork read(Path file) throws IOException {
    PolicyWeights weights = PolicyWeights.read(file);
    try {
      return new PolicyNetwork(weights);
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " holds no policy: " + e.getMessage(), e);
    }
  }

  /**
   * A policy by these weights.
   *
   * @throws IllegalArgumentException if a number of a row, or the factor of the move-ordering
   *     score, is out of its bounds
   */
  public PolicyNetwork(PolicyWeights weights) {
    pack(weights.rows(), rows);
    base = ThreatTable.of(weights.base(), weights.threatBase());
    biases = ThreatTable.of(weights.biases(), weights.threatBiases());
    hidden = weights.hidden().clone();
    modulation = byNeuron(weights.modulation());
    moveScore = weights.moveScore()[0];
    if (Math.abs(moveScore) > PolicyWeights.MAX_MOVE_SCORE) {
      throw new IllegalArgumentException("the factor of the move score is " + moveScore);
    }
  }

  /** A hash of the weights. */
  public int fingerprint() {
    return Arrays.hashCode(
        new int[] {
          Arrays.hashCode(rows),
          Arrays.hashCode(base),
          Arrays.hashCode(biases),
          Arrays.hashCode(hidden),
          Arrays.hashCode(modulation),
          moveScore
        });
  }

  /**
   * Packs the rows; in few steps, for it runs before there is compiled code: the eight bytes of a
   * word at once.
   */
  private static void pack(byte[] numbers, long[] words) {
    ByteBuffer.wrap(numbers).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(words);
    long outside = 0;
    for (int word = 0; word < words.length; word++) {
      // Each number plus 128, so that it is not negative, then less the least: none borrows.
      words[word] = (words[word] ^ Swar.SIGN_BITS) - MIN_ROW_LANES;
      outside |= words[word];
    }
    if ((outside & OUTSIDE_BITS) != 0) {
      refuse(numbers);
    }
  }

  private static void refuse(byte[] numbers) {
    for (byte number : numbers) {
      if (number < MIN_ROW || number > PolicyWeights.MAX_ROW) {
        throw new IllegalArgumentException("a row of the policy holds " + number);
      }
    }
  }

  /**
   * The policy on a board.
   *
   * @param accumulator the value network's on that board
   */
  public BoardPolicy on(ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    return new BoardPolicy(this, shapes, accumulator);
  }

  /** The rows by {@code row * WORDS + word}; each number less {@link PolicyWeights#MIN_ROW}. */
  long[] rows() {
    return rows;
  }

  /** The factor of the move-ordering score by shapes, in 1/{@link PolicyWeights#CONTEXT_UNIT}. */
  int moveScore() {
    return moveScore;
  }

  /**
   * Computes the weights of the channels in a position.
   *
   * @param threats the {@link ThreatMask}
   * @param inputs the sums of the accumulator for the side to move
   * @param sums room for a number by channel
   * @param weights where the weights are written, in 1/{@link PolicyWeights#CHANNEL_UNIT}
   */
  void weigh(int threats, int[] inputs, long[] sums, int[] weights) {
    for (int channel = 0; channel < CHANNELS; channel++) {
      long ofThreats = (long) base[threats * CHANNELS + channel] * PolicyWeights.CONTEXT_UNIT;
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
    long sum = (long) biases[threats * NEURONS + neuron] * INPUT_UNIT;
    for (int input = 0; input < INPUTS; input++) {
      sum += (long) hidden[neuron * INPUTS + input] * inputs[input];
    }
    return Math.max(0, Math.min(MAX_NEURON, sum / INPUT_UNIT));
  }

  private static int[] byNeuron(int[] byChannel) {
    int[] byNeuron = new int[byChannel.length];
    for (int i = 0; i < byChannel.length; i++) {
      byNeuron[i % NEURONS * CHANNELS + i / NEURONS] = byChannel[i];
    }
    return byNeuron;
  }
}
