package org.katachi.network;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.katachi.board.Geometry;
import org.katachi.network.convolution.ConvolutionBounds;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.inference.BoardConvolution;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ShapeTables;

/**
 * A value network whose cells see their neighbours; it stands above a {@link ValueNetwork}, whose
 * sums it was trained with. Immutable; bound to a board it is a {@link BoardConvolution}.
 *
 * <p>A cell's features depend on its combinations of shapes for both colours, or on its stone, from
 * black's point of view. Its responses are a convolution: they depend on the same, on the four
 * windows around the cell, and on its neighbours' features. Half of the channels see the four
 * diagonal neighbours, the others all eight, each with the same weight. One layer of hidden neurons
 * sees the sums of both over the board, beside those of the value network and the {@linkplain
 * org.katachi.shape.ThreatMask threat mask}.
 *
 * <pre>
 *   feature[c]  = max(0, min(bound[c], black row[c] + white row[c]))       c = 1 .. 16
 *   own[c]      = black row[16 + c] + white row[16 + c] + sum over the four windows of row[c]
 *   response[c] = max(0, own[c] + sign[c] * sum over neighbours of feature[c])
 *   hidden[k]   = max(0, bias[turn][threats][k] + sum over the inputs)     k = 1 .. 32
 *   value       = output[threats] + sum over k of output[k] * hidden[k]
 * </pre>
 *
 * <p>Features, responses and their sums are whole numbers, the hidden neurons {@code float} added
 * up in a fixed order, so the value is the same everywhere.
 */
public final class ConvolutionNetwork {

  private final ConvolutionWeights weights;
  private final ConvolutionHead head;

  /**
   * The tables as they were last asked for, and the rule's. Made when they are first asked for;
   * should two threads ask at once, each makes the same.
   */
  private volatile TablesOfRule last;

  private record TablesOfRule(Rule rule, ConvolutionTables tables) {}

  /**
   * The shipped network for a rule and a size. That its numbers are within their bounds is known:
   * to look at all of them is a tenth of the start of a process.
   */
  public static ConvolutionNetwork of(Rule rule, Geometry geometry) {
    ConvolutionWeights weights = ConvolutionWeights.of(rule, geometry);
    return new ConvolutionNetwork(weights, new ConvolutionHead(weights));
  }

  /**
   * Reads a network from a file.
   *
   * @throws IOException if it can't be read, or holds numbers out of their bounds; the message
   *     names the file
   */
  public static ConvolutionNetwork read(Path file) throws IOException {
    ConvolutionWeights weights = ConvolutionWeights.read(file);
    try {
      return new ConvolutionNetwork(weights);
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " holds no convolution: " + e.getMessage(), e);
    }
  }

  /**
   * A network by these weights, which must not change any more.
   *
   * @throws IllegalArgumentException if a number is out of its bounds
   */
  public ConvolutionNetwork(ConvolutionWeights weights) {
    this(weights, new ConvolutionHead(weights));
    new ConvolutionBounds(weights).check();
  }

  private ConvolutionNetwork(ConvolutionWeights weights, ConvolutionHead head) {
    this.weights = weights;
    this.head = head;
  }

  /** A hash of the weights. */
  public int fingerprint() {
    return Arrays.hashCode(
        new int[] {
          Arrays.hashCode(weights.rows()),
          Arrays.hashCode(weights.windows()),
          Arrays.hashCode(weights.signs()),
          head.fingerprint()
        });
  }

  /** Whether the sums have room on a board. */
  public static boolean fits(Geometry geometry) {
    return geometry.pointCount() <= BoardConvolution.MAX_POINTS;
  }

  /**
   * The network on a board that it {@linkplain #fits fits}.
   *
   * @param accumulator the value network's on that board
   */
  public BoardConvolution on(ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    return new BoardConvolution(tablesOf(shapes.tables()), head, shapes, accumulator);
  }

  private ConvolutionTables tablesOf(ShapeTables shapeTables) {
    TablesOfRule made = last;
    if (made == null || made.rule != shapeTables.rule()) {
      made = new TablesOfRule(shapeTables.rule(), new ConvolutionTables(weights, shapeTables));
      last = made;
    }
    return made.tables;
  }
}
