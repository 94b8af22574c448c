package org.katachi.network.convolution;

import java.io.IOException;
import java.nio.file.Path;
import org.katachi.board.Geometry;
import org.katachi.network.common.ShippedFiles;
import org.katachi.network.common.WeightFile;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.rules.Rule;
import org.katachi.shape.Combinations;
import org.katachi.shape.ThreatMask;

/**
 * The weights of a {@link ConvolutionNetwork}, as training makes them and a file holds them: the
 * lists one after the other, the embeddings in 8 bits a weight, the others in 16, the higher byte
 * first.
 *
 * @param cellEmbedding what a cell holds, by {@code (table * CELL_EMBEDDINGS + index) * CELL_LENGTH
 *     + i}: by black's combination in the first table and by white's in the second, whose weights
 *     are added; {@link #BLACK_STONE} or {@link #WHITE_STONE} in both for a stone. The first half
 *     of an embedding is the cell's layer 1, from {@link #MIN_LAYER1} to {@link #MAX_LAYER1}, the
 *     second half the centre tap of its layer 2
 * @param lineEmbedding what each of the four {@linkplain LineWindows windows} around a cell adds to
 *     its layer 2, by {@code index * CHANNELS + channel}
 * @param neighbourSigns by channel the weight of a neighbour's layer 1 in a cell's layer 2: 1 or -1
 * @param hidden by {@code (turn * NEURONS + neuron) * INPUTS + input}, in 1/{@link #HIDDEN_SCALE};
 *     turn 0 is black's, 1 white's
 * @param biases by {@code turn * NEURONS + neuron}, in 1/{@link #BIAS_SCALE}
 * @param threatBiases what each bit of {@link ThreatMask} adds to each neuron's bias, by {@code bit
 *     * NEURONS + neuron}, in 1/{@link ValueWeights#WEIGHT_SCALE}
 * @param output by neuron, in 1/{@link #OUTPUT_SCALE}
 * @param threatOutput what a {@link ThreatMask} adds to the value, in 1/{@link
 *     ValueWeights#WEIGHT_SCALE}
 */
@SuppressWarnings("ArrayRecordComponent") // A value that is made, written and read, never compared.
public record ConvolutionWeights(
    byte[] cellEmbedding,
    byte[] lineEmbedding,
    int[] neighbourSigns,
    int[] hidden,
    int[] biases,
    int[] threatBiases,
    int[] output,
    int[] threatOutput) {

  /** The channels of layer 1, and of layer 2. */
  public static final int CHANNELS = 16;

  /** The channels of the first kernel, the four diagonal neighbours; the others see all eight. */
  public static final int DIAGONAL_CHANNELS = CHANNELS / 2;

  /** The index of a black stone's embedding. */
  public static final int BLACK_STONE = Combinations.COUNT;

  /** The index of a white stone's. */
  public static final int WHITE_STONE = BLACK_STONE + 1;

  /** The embeddings of a table. */
  public static final int CELL_EMBEDDINGS = WHITE_STONE + 1;

  /** The weights of a cell's embedding. */
  public static final int CELL_LENGTH = 2 * CHANNELS;

  /** The tables: by black's combination, and by white's. */
  public static final int TABLES = 2;

  /** The hidden weights of the two sides: black to move, white to move. */
  public static final int TURNS = 2;

  /** The least weight of an embedding for layer 1. */
  public static final int MIN_LAYER1 = -64;

  /** The greatest. */
  public static final int MAX_LAYER1 = 63;

  /** The hidden neurons. */
  public static final int NEURONS = 32;

  /** The inputs of the neurons: the sums of the {@link ValueNetwork}, of layer 1, of layer 2. */
  public static final int INPUTS = ValueWeights.INPUTS + 2 * CHANNELS;

  /** One in the hidden weights. */
  public static final int HIDDEN_SCALE = 1 << 15;

  /** One in the biases, which also make up for the inputs' means. */
  public static final int BIAS_SCALE = 1 << 6;

  /** One in the output. */
  public static final int OUTPUT_SCALE = 1 << 10;

  /** The end of the files' names. */
  public static final String ENDING = ".convolution";

  /** By kernel: diagonal, all neighbours. */
  private static final int[] LAYER1_BOUNDS = {7, 5};

  /** The neighbours of each kernel. */
  private static final int[] NEIGHBOURS = {4, 8};

  /**
   * The upper bound of a channel of layer 1; the lower is zero. So layer 2 fits 8 bits, with
   * weights for the cell itself, too.
   */
  public static int layer1Bound(int channel) {
    return LAYER1_BOUNDS[channel / DIAGONAL_CHANNELS];
  }

  /** The neighbours that a channel sees. */
  public static int neighbourCount(int channel) {
    return NEIGHBOURS[channel / DIAGONAL_CHANNELS];
  }

  /**
   * The shipped weights for a rule and a size. They go with the {@link ValueWeights} for both. That
   * they are within their bounds is known: to look at all of them is a tenth of the start of a
   * process.
   *
   * @throws IllegalStateException if the program was built without them
   */
  public static ConvolutionWeights of(Rule rule, Geometry geometry) {
    ConvolutionWeights weights = zero();
    ShippedFiles.readNetwork(rule, geometry, ENDING, weights.file());
    return weights;
  }

  /** Weights of zero. */
  public static ConvolutionWeights zero() {
    return new ConvolutionWeights(
        new byte[TABLES * CELL_EMBEDDINGS * CELL_LENGTH],
        new byte[LineWindows.COUNT * CHANNELS],
        new int[CHANNELS],
        new int[TURNS * NEURONS * INPUTS],
        new int[TURNS * NEURONS],
        new int[ThreatMask.BITS * NEURONS],
        new int[NEURONS],
        new int[ThreatMask.COUNT]);
  }

  /**
   * Reads weights from a file.
   *
   * @throws IOException if it can't be read, or holds weights out of their bounds; the message
   *     names the file
   */
  public static ConvolutionWeights read(Path file) throws IOException {
    ConvolutionWeights weights = zero();
    weights.file().read(file);
    try {
      new ConvolutionBounds(weights).check();
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " holds no convolution: " + e.getMessage(), e);
    }
    return weights;
  }

  /** The form of the weights in a file. */
  public WeightFile file() {
    return new WeightFile(
        new byte[][] {cellEmbedding, lineEmbedding},
        new int[][] {neighbourSigns, hidden, biases, threatBiases, output, threatOutput});
  }

  /** The offset of an embedding in {@link #cellEmbedding}. */
  public static int offset(int table, int index) {
    return (table * CELL_EMBEDDINGS + index) * CELL_LENGTH;
  }
}
