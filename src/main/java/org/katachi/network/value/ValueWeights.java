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
 * The weights of a {@link ValueNetwork}, as training makes them and a file holds them: the lists
 * one after the other, the embedding in 8 bits a weight, the others in 16, the higher byte first.
 *
 * @param embedding by {@code combination * FeatureEmbedding.LENGTH}, in 1/{@link #EMBEDDING_SCALE}
 * @param hidden by {@code neuron * INPUTS + input}, in 1/{@link #WEIGHT_SCALE}
 * @param biases by neuron, in 1/{@link #WEIGHT_SCALE}
 * @param threatBiases what each bit of {@link ThreatMask} adds to each neuron's bias, by {@code bit
 *     * NEURONS + neuron}, in 1/{@link #WEIGHT_SCALE}
 * @param output by neuron, in 1/{@link #WEIGHT_SCALE}
 * @param threatOutput what a {@link ThreatMask} adds to the value, in 1/{@link #WEIGHT_SCALE}
 */
@SuppressWarnings("ArrayRecordComponent") // A value that is made, written and read, never compared.
public record ValueWeights(
    byte[] embedding,
    int[] hidden,
    int[] biases,
    int[] threatBiases,
    int[] output,
    int[] threatOutput) {

  /** The sums that the hidden neurons see: those of the side to move, then the opponent's. */
  public static final int INPUTS = 2 * FeatureEmbedding.LENGTH;

  /** The hidden neurons. */
  public static final int NEURONS = 16;

  /** The bits of {@link ThreatMask}. */
  public static final int THREAT_BITS = ThreatMask.BITS;

  /** One in the embedding, whose weights lie between -2 and 2. */
  public static final int EMBEDDING_SCALE = 64;

  /** One in all other lists. */
  public static final int WEIGHT_SCALE = 256;

  /** The end of the networks' names. */
  public static final String ENDING = ".network";

  /** What a sum of the embedding is divided by before the hidden neurons see it. */
  public static final int SUM_DIVISOR = 16;

  /**
   * The shipped network for a rule and a size.
   *
   * @throws IllegalStateException if the program was built without it
   */
  public static ValueWeights of(Rule rule, Geometry geometry) {
    ValueWeights weights = zero();
    ShippedFiles.readNetwork(rule, geometry, ENDING, weights.file());
    return weights;
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
   * @throws IOException if it can't be read, or holds weights whose sums may overflow; the message
   *     names the file
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
        new byte[][] {embedding}, new int[][] {hidden, biases, threatBiases, output, threatOutput});
  }
}
