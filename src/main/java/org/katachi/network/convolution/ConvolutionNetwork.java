package org.katachi.network.convolution;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.katachi.board.Geometry;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeTables;

/**
 * A value network whose cells see their neighbours; it stands above a {@link ValueNetwork}, whose
 * sums it was trained with. Immutable.
 *
 * <p>Layer 1 of a cell is an embedding of its combinations of shapes for both colours, or of its
 * stone. Layer 2 is a depthwise convolution of layer 1: the centre tap is an embedding of the same
 * and of the four windows around the cell, the other taps are 1 or -1. Half of the channels see the
 * four diagonal neighbours, the others all eight. One layer of hidden neurons sees the sums of both
 * layers over the board, beside those of the value network and the {@linkplain
 * org.katachi.shape.ThreatMask threat mask}. Cells are seen from black's point of view.
 *
 * <pre>
 *   layer1[c] = clamp(black[c] + white[c], 0, bound[c])                        c = 1 .. 16
 *   centre[c] = black[16 + c] + white[16 + c] + sum over the four windows of line[c]
 *   layer2[c] = relu(centre[c] + sign[c] * sum over neighbours of layer1[c])
 *   hidden[k] = relu(bias[turn][threats][k] + sum over the inputs)             k = 1 .. 32
 *   value     = output[threats] + sum over k of output[k] * hidden[k]
 * </pre>
 *
 * <p>Both layers and their sums are integers, the hidden neurons {@code float} added up in a fixed
 * order, so the value is the same everywhere.
 */
public final class ConvolutionNetwork {

  /** The greatest sum over a board that fits 16 bits. */
  private static final int MAX_SUM = (1 << Short.SIZE) - 1;

  /** The most points of a board whose sums of layer 2 fit. */
  private static final int MAX_POINTS = MAX_SUM / Byte.MAX_VALUE;

  private final ConvolutionWeights weights;
  private final ConvolutionHead head;

  /**
   * The tables as they were last asked for, and the rule's. Made when they are first asked for;
   * should two threads ask at once, each makes the same.
   */
  private volatile TablesOfRule last;

  private record TablesOfRule(Rule rule, ConvolutionTables tables) {}

  /** The shipped network for a rule and a size. */
  public static ConvolutionNetwork of(Rule rule, Geometry geometry) {
    return new ConvolutionNetwork(ConvolutionWeights.of(rule, geometry));
  }

  /**
   * Reads a network from a file.
   *
   * @throws IOException as {@link ConvolutionWeights#read}
   */
  public static ConvolutionNetwork read(Path file) throws IOException {
    return new ConvolutionNetwork(ConvolutionWeights.read(file));
  }

  /** A network by these weights, which must be within their bounds and must not change any more. */
  public ConvolutionNetwork(ConvolutionWeights weights) {
    this.weights = weights;
    head = new ConvolutionHead(weights);
  }

  /** A hash of the weights. */
  public int fingerprint() {
    return Arrays.hashCode(
        new int[] {
          Arrays.hashCode(weights.cellEmbedding()),
          Arrays.hashCode(weights.lineEmbedding()),
          Arrays.hashCode(weights.neighbourSigns()),
          head.fingerprint()
        });
  }

  /** Whether a board is small enough: its sums fit 16 bits. */
  public static boolean fits(Geometry geometry) {
    return geometry.pointCount() <= MAX_POINTS;
  }

  public ConvolutionHead head() {
    return head;
  }

  /** The embeddings as a rule counts them. */
  public ConvolutionTables tables(ShapeTables shapeTables) {
    TablesOfRule made = last;
    if (made == null || made.rule != shapeTables.rule()) {
      made = new TablesOfRule(shapeTables.rule(), new ConvolutionTables(weights, shapeTables));
      last = made;
    }
    return made.tables;
  }
}
