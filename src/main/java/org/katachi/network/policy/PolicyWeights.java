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
 * The weights of a {@link PolicyNetwork}, as training makes them and a file holds them: the lists
 * one after the other, the embedding in 8 bits a weight, the others in 16, the higher byte first.
 *
 * @param lineEmbedding by {@code index * CHANNELS + channel} of {@link LinePatterns}, in 1/{@link
 *     #EMBEDDING_SCALE}, from {@link #MIN_EMBEDDING} to {@link #MAX_EMBEDDING}
 * @param base the weight of each channel, in 1/{@link #CONTEXT_SCALE}
 * @param threatBase what each bit of {@link ThreatMask} adds to it, by {@code bit * CHANNELS +
 *     channel}, likewise
 * @param hidden by {@code neuron * INPUTS + input}, in 1/{@link ValueWeights#WEIGHT_SCALE}; the
 *     inputs are those of the {@link ValueNetwork}
 * @param biases by hidden neuron, likewise
 * @param threatBiases what each bit of the mask adds to them, by {@code bit * NEURONS + neuron},
 *     likewise
 * @param modulation by {@code channel * NEURONS + neuron}: what a hidden neuron adds to a channel's
 *     weight, in 1/{@link #CONTEXT_SCALE}
 * @param moveScore the factor of the move score by shapes, in 1/{@link #CONTEXT_SCALE}; an array of
 *     one
 */
@SuppressWarnings("ArrayRecordComponent") // A value that is made, written and read, never compared.
public record PolicyWeights(
    byte[] lineEmbedding,
    int[] base,
    int[] threatBase,
    int[] hidden,
    int[] biases,
    int[] threatBiases,
    int[] modulation,
    int[] moveScore) {

  /** The channels of a cell. */
  public static final int CHANNELS = 32;

  /** The hidden neurons. */
  public static final int NEURONS = 8;

  /** The inputs of the hidden neurons. */
  public static final int INPUTS = ValueWeights.INPUTS;

  /** One in the embedding. */
  public static final int EMBEDDING_SCALE = 16;

  /** The least weight of the embedding. */
  public static final int MIN_EMBEDDING = -32;

  /** The greatest. */
  public static final int MAX_EMBEDDING = 31;

  /**
   * The greatest factor of the move score, up to the sign: that score is a sum of three weights of
   * 16 bits, and the product has 32.
   */
  public static final int MAX_MOVE_SCORE = Integer.MAX_VALUE / (-3 * Short.MIN_VALUE);

  /** The end of the policies' names. */
  public static final String ENDING = ".policy";

  /** One in the weights of the channels, the hidden neurons, and what they add. */
  public static final int CONTEXT_SCALE = 256;

  /** One in a channel's weight where it meets a cell. */
  public static final int CHANNEL_SCALE = 32;

  /** The least weight of a channel, at that scale. */
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
    ShippedFiles.readNetwork(rule, geometry, ENDING, weights.file());
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

  /**
   * Reads weights from a file.
   *
   * @throws IOException if it can't be read, or holds weights out of their bounds; the message
   *     names the file
   */
  public static PolicyWeights read(Path file) throws IOException {
    PolicyWeights weights = zero();
    weights.file().read(file);
    try {
      weights.check();
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " holds no policy: " + e.getMessage(), e);
    }
    return weights;
  }

  /**
   * Checks that nothing that is computed with these weights overflows.
   *
   * @throws IllegalArgumentException if one is out of its bounds
   */
  public void check() {
    for (byte weight : lineEmbedding) {
      if (weight < MIN_EMBEDDING || weight > MAX_EMBEDDING) {
        throw new IllegalArgumentException("a weight of the embedding is " + weight);
      }
    }
    if (Math.abs(moveScore[0]) > MAX_MOVE_SCORE) {
      throw new IllegalArgumentException("the factor of the move score is " + moveScore[0]);
    }
  }

  /** The form of the weights in a file. */
  public WeightFile file() {
    return new WeightFile(
        new byte[][] {lineEmbedding},
        new int[][] {base, threatBase, hidden, biases, threatBiases, modulation, moveScore});
  }
}
