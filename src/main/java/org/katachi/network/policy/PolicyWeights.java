package org.katachi.network.policy;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.board.Geometry;
import org.katachi.network.common.ShippedFiles;
import org.katachi.network.common.WeightFile;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;
import org.katachi.shape.ThreatMask;

/**
 * The numbers of a {@link PolicyNetwork}, as training makes them and a file holds them: the lists
 * one after the other, the rows in 8 bits a number, the others in 16, the higher byte first.
 *
 * @param rows by {@code row * CHANNELS + channel} of {@link LinePatterns}, in 1/{@link #ROW_UNIT},
 *     from {@link #MIN_ROW} to {@link #MAX_ROW}
 * @param base the weight of each channel, in 1/{@link #CONTEXT_UNIT}
 * @param threatBase what each bit of {@link ThreatMask} adds to it, by {@code bit * CHANNELS +
 *     channel}, likewise
 * @param hidden by {@code neuron * INPUTS + input}, in 1/{@link ValueWeights#WEIGHT_UNIT}; the
 *     inputs are those of the {@link ValueNetwork}
 * @param biases by hidden neuron, likewise
 * @param threatBiases what each bit of the mask adds to them, by {@code bit * NEURONS + neuron},
 *     likewise
 * @param modulation by {@code channel * NEURONS + neuron}: what a hidden neuron adds to a channel's
 *     weight, in 1/{@link #CONTEXT_UNIT}
 * @param moveScore the factor of the move-ordering score by shapes, in 1/{@link #CONTEXT_UNIT}; an
 *     array of one
 */
@SuppressWarnings("ArrayRecordComponent") // A value that is made, written and read, never compared.
public record PolicyWeights(
    byte[] rows,
    int[] base,
    int[] threatBase,
    int[] hidden,
    int[] biases,
    int[] threatBiases,
    int[] modulation,
    int[] moveScore) {

  /** The numbers of a row. */
  public static final int CHANNELS = 32;

  /** The hidden neurons. */
  public static final int NEURONS = 8;

  /** The inputs of the hidden neurons. */
  public static final int INPUTS = ValueWeights.INPUTS;

  /** One in the rows. */
  public static final int ROW_UNIT = 16;

  /** The least number of a row. */
  public static final int MIN_ROW = -32;

  /** The greatest number of a row. */
  public static final int MAX_ROW = 31;

  /**
   * The greatest factor of the move-ordering score, up to the sign: that score is a sum of three
   * numbers of 16 bits, and the product has 32.
   */
  public static final int MAX_MOVE_SCORE = Integer.MAX_VALUE / (-3 * Short.MIN_VALUE);

  /** The end of the policies' names. */
  public static final String ENDING = ".policy";

  /** One in the weights of the channels, the hidden neurons, and what they add. */
  public static final int CONTEXT_UNIT = 256;

  /** One in a channel's weight as the cells are weighed by it. */
  public static final int CHANNEL_UNIT = 32;

  /** The least weight of a channel, in that unit. */
  public static final int MIN_CHANNEL = -64;

  /** The greatest weight of a channel. */
  public static final int MAX_CHANNEL = 63;

  /**
   * The shipped policy for a rule and a size. It was trained on the sums of the {@link
   * ValueWeights} for both, and fits no others.
   *
   * @throws IllegalStateException if the program was built without it
   */
  public static PolicyWeights of(Rule rule, Geometry geometry) {
    PolicyWeights weights = zero();
    ShippedFiles.read("network", rule, ValueWeights.suffix(geometry) + ENDING, weights.file());
    return weights;
  }

  /** Weights of zero. */
  public static PolicyWeights zero() {
    return new PolicyWeights(
        new byte[LinePatterns.COUNT * CHANNELS],
        new int[CHANNELS],
        new int[ThreatMask.BITS * CHANNELS],
        new int[NEURONS * INPUTS],
        new int[NEURONS],
        new int[ThreatMask.BITS * NEURONS],
        new int[CHANNELS * NEURONS],
        new int[1]);
  }

  /** Reads weights from a file. */
  public static PolicyWeights read(Path file) throws IOException {
    PolicyWeights weights = zero();
    weights.file().read(file);
    return weights;
  }

  /** The form of the weights in a file. */
  public WeightFile file() {
    return new WeightFile(
        new byte[][] {rows},
        new int[][] {base, threatBase, hidden, biases, threatBiases, modulation, moveScore});
  }
}
