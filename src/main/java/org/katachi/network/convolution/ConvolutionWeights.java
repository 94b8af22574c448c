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
 * The numbers of a convolution, as training makes them and a file holds them: the lists one after
 * the other, the rows in 8 bits a number, the others in 16, the higher byte first.
 *
 * @param rows what a cell holds, by {@code (table * ROWS + row) * ROW_LENGTH + number}: black's
 *     combination in the first table and white's in the second, whose numbers are added; {@link
 *     #BLACK_STONE} or {@link #WHITE_STONE} in both for a stone. The first half of a row are the
 *     features of the cell, from {@link #MIN_FEATURE} to {@link #MAX_FEATURE}, the second half what
 *     the cell adds to its own responses
 * @param windows what each of the four {@linkplain LineWindows windows} around a cell adds to its
 *     responses, by {@code row * CHANNELS + channel}
 * @param signs by channel: 1 where the neighbours' features are added to a cell's response, -1
 *     where they are taken from it
 * @param hidden by {@code (turn * NEURONS + neuron) * INPUTS + input}, in 1/{@link #HIDDEN_UNIT};
 *     turn 0 is black's, 1 white's
 * @param biases by {@code turn * NEURONS + neuron}, in 1/{@link #BIAS_UNIT}
 * @param threatBiases what each bit of {@link ThreatMask} adds to each neuron's bias, by {@code bit
 *     * NEURONS + neuron}, in 1/{@link ValueWeights#WEIGHT_UNIT}
 * @param output by neuron, in 1/{@link #OUTPUT_UNIT}
 * @param threats the part of the value that the {@link ThreatMask} have to themselves, in 1/{@link
 *     ValueWeights#WEIGHT_UNIT}
 */
@SuppressWarnings("ArrayRecordComponent") // A value that is made, written and read, never compared.
public record ConvolutionWeights(
    byte[] rows,
    byte[] windows,
    int[] signs,
    int[] hidden,
    int[] biases,
    int[] threatBiases,
    int[] output,
    int[] threats) {

  /** The channels: numbers of a cell. */
  public static final int CHANNELS = 16;

  /** The channels of the first kernel, the four diagonal neighbours; the others see all eight. */
  public static final int DIAGONAL_CHANNELS = CHANNELS / 2;

  /** The row of a black stone. */
  public static final int BLACK_STONE = Combinations.COUNT;

  /** The row of a white stone. */
  public static final int WHITE_STONE = BLACK_STONE + 1;

  /** The rows of a table. */
  public static final int ROWS = WHITE_STONE + 1;

  /** The numbers of a row. */
  public static final int ROW_LENGTH = 2 * CHANNELS;

  /** The tables: by black's combination, and by white's. */
  public static final int TABLES = 2;

  /** The hidden weights of the two sides: black to move, white to move. */
  public static final int TURNS = 2;

  /** The least number of a row among the features. */
  public static final int MIN_FEATURE = -64;

  /** The greatest. */
  public static final int MAX_FEATURE = 63;

  /** The hidden neurons. */
  public static final int NEURONS = 32;

  /** What the neurons see: the {@link ValueNetwork}'s sums, those of features, of responses. */
  public static final int INPUTS = ValueWeights.INPUTS + 2 * CHANNELS;

  /** One in the hidden weights. */
  public static final int HIDDEN_UNIT = 1 << 15;

  /** One in the biases, which also make up for the inputs' means. */
  public static final int BIAS_UNIT = 1 << 6;

  /** One in the output. */
  public static final int OUTPUT_UNIT = 1 << 10;

  /** The end of the files' names. */
  public static final String ENDING = ".convolution";

  /** Bounds of features, after the numbers of both tables were added: diagonal, all neighbours. */
  private static final int[] MAX_FEATURES = {7, 5};

  /** The neighbours of each kernel. */
  private static final int[] NEIGHBOURS = {4, 8};

  /**
   * The greatest feature of a channel; the least is zero. So a response has room in 8 bits, and the
   * weights of a cell itself too.
   */
  public static int maxFeature(int channel) {
    return MAX_FEATURES[channel / DIAGONAL_CHANNELS];
  }

  /** The neighbours that a channel sees. */
  public static int neighbours(int channel) {
    return NEIGHBOURS[channel / DIAGONAL_CHANNELS];
  }

  /**
   * The shipped weights for a rule and a size. They go with the {@link ValueWeights} for both.
   *
   * @throws IllegalStateException if the program was built without them
   */
  public static ConvolutionWeights of(Rule rule, Geometry geometry) {
    ConvolutionWeights weights = zero();
    ShippedFiles.read("network", rule, ValueWeights.suffix(geometry) + ENDING, weights.file());
    return weights;
  }

  /** Weights of zero. */
  public static ConvolutionWeights zero() {
    return new ConvolutionWeights(
        new byte[TABLES * ROWS * ROW_LENGTH],
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
   * @throws IOException if it can't be read
   */
  public static ConvolutionWeights read(Path file) throws IOException {
    ConvolutionWeights weights = zero();
    weights.file().read(file);
    return weights;
  }

  /** The form of the weights in a file. */
  public WeightFile file() {
    return new WeightFile(
        new byte[][] {rows, windows},
        new int[][] {signs, hidden, biases, threatBiases, output, threats});
  }

  /** The place of a row's first number. */
  public static int row(int table, int row) {
    return (table * ROWS + row) * ROW_LENGTH;
  }
}
