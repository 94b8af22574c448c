package org.katachi.network.value;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.board.Geometry;
import org.katachi.network.common.ShippedFiles;
import org.katachi.network.common.WeightFile;
import org.katachi.rules.Rule;
import org.katachi.shape.Combinations;
import org.katachi.shape.ThreatMask;

/**
 * The numbers of a {@link ValueNetwork}, as training makes them and a file holds them: the lists
 * one after the other, the vectors in 8 bits a number, the others in 16, the higher byte first.
 *
 * @param vectors by {@code combination * FeatureEmbedding.LENGTH}, in 1/{@link #VECTOR_UNIT}
 * @param hidden by {@code neuron * INPUTS + input}, in 1/{@link #WEIGHT_UNIT}
 * @param biases by neuron, in 1/{@link #WEIGHT_UNIT}
 * @param threatBiases what each bit of {@link ThreatMask} adds to each neuron's bias, by {@code bit
 *     * NEURONS + neuron}, in 1/{@link #WEIGHT_UNIT}
 * @param output by neuron, in 1/{@link #WEIGHT_UNIT}
 * @param threats the part of the value that the {@link ThreatMask} have to themselves, in 1/{@link
 *     #WEIGHT_UNIT}
 */
@SuppressWarnings("ArrayRecordComponent") // A value that is made, written and read, never compared.
public record ValueWeights(
    byte[] vectors, int[] hidden, int[] biases, int[] threatBiases, int[] output, int[] threats) {

  /** The sums that the hidden neurons see: those of the side to move, then the opponent's. */
  public static final int INPUTS = 2 * FeatureEmbedding.LENGTH;

  /** The hidden neurons. */
  public static final int NEURONS = 16;

  /** The bits of {@link ThreatMask}. */
  public static final int THREAT_BITS = ThreatMask.BITS;

  /** One in the vectors. A number of a vector lies between -2 and 2. */
  public static final int VECTOR_UNIT = 64;

  /** One in all other lists. */
  public static final int WEIGHT_UNIT = 256;

  /** Boards of at least the points of this side squared have the large networks. */
  private static final int MIN_LARGE = 18;

  /** The end of the names of large boards' files, before the kind's. */
  public static final String LARGE = "-large";

  /** The end of the networks' names. */
  public static final String ENDING = ".network";

  /** What the sum of the vectors is divided by before the hidden neurons see it. */
  public static final int SUM_DIVISOR = 16;

  /**
   * The shipped network for a rule and a size.
   *
   * @throws IllegalStateException if the program was built without it
   */
  public static ValueWeights of(Rule rule, Geometry geometry) {
    ValueWeights weights = zero();
    ShippedFiles.read("network", rule, suffix(geometry) + ENDING, weights.file());
    return weights;
  }

  /** The end of the names of a board's networks. */
  public static String suffix(Geometry geometry) {
    return isLarge(geometry) ? LARGE : "";
  }

  /** Whether a board has the large networks. */
  public static boolean isLarge(Geometry geometry) {
    return geometry.pointCount() >= MIN_LARGE * MIN_LARGE;
  }

  /** Weights of zero. */
  public static ValueWeights zero() {
    return new ValueWeights(
        new byte[Combinations.COUNT * FeatureEmbedding.LENGTH],
        new int[NEURONS * INPUTS],
        new int[NEURONS],
        new int[THREAT_BITS * NEURONS],
        new int[NEURONS],
        new int[ThreatMask.COUNT]);
  }

  /**
   * Reads weights from a file.
   *
   * @throws IOException if it can't be read, or holds weights whose sums have no room
   */
  public static ValueWeights read(Path file) throws IOException {
    ValueWeights weights = zero();
    weights.file().read(file);
    new NeuronBounds(weights).check(file);
    return weights;
  }

  /** The form of the weights in a file. */
  public WeightFile file() {
    return new WeightFile(
        new byte[][] {vectors}, new int[][] {hidden, biases, threatBiases, output, threats});
  }
}
