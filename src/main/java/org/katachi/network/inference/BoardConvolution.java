package org.katachi.network.inference;

import org.katachi.board.Stone;
import org.katachi.network.ConvolutionNetwork;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.convolution.NeuronLayer;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** A {@link ConvolutionNetwork} bound to one board. Belongs to the board's thread. */
public final class BoardConvolution {

  /** The greatest sum that has room: 16 bits. */
  private static final int MAX_SUM = (1 << Short.SIZE) - 1;

  /** The most points of a board whose sums of responses have room. */
  public static final int MAX_POINTS = MAX_SUM / Byte.MAX_VALUE;

  private final ConvolutionHead head;
  private final ConvolutionTables rows;
  private final ShapeBoard shapes;
  private final EmbeddingAccumulator accumulator;
  private final InferenceChoice vectors;
  private final float[] inputs = new float[ConvolutionWeights.INPUTS];
  private Inference backend;
  private ConvolutionAccumulator cells;
  private NeuronLayer neurons;

  /**
   * A network on a board of at most {@link #MAX_POINTS}.
   *
   * @param accumulator the value network's on that board
   */
  public BoardConvolution(
      ConvolutionHead head,
      ConvolutionTables rows,
      ShapeBoard shapes,
      EmbeddingAccumulator accumulator) {
    this(head, rows, shapes, accumulator, InferenceChoice.ofProcess());
  }

  BoardConvolution(
      ConvolutionHead head,
      ConvolutionTables rows,
      ShapeBoard shapes,
      EmbeddingAccumulator accumulator,
      InferenceChoice vectors) {
    this.head = head;
    this.rows = rows;
    this.shapes = shapes;
    this.accumulator = accumulator;
    this.vectors = vectors;
    use(vectors.backend());
  }

  /** How convolutions are computed by now, and why; as {@code vectors of 512 bits (forced)}. */
  public static String backend() {
    return InferenceChoice.ofProcess().describe();
  }

  private void use(Inference wanted) {
    cells = wanted.cells(rows, shapes);
    neurons = wanted.neurons(head);
    backend = wanted;
  }

  /**
   * Goes over to faster code for the same values, if there is some by now. It may allocate: call it
   * between two iterations of a search.
   *
   * @param values the values of the board's positions since the last call, by whatever network
   */
  public void renew(int values) {
    vectors.count(values);
    try {
      if (vectors.isDue()) {
        vectors.warmUp(head, rows, shapes.tables().rule());
      }
      if (vectors.backend() != backend) {
        use(vectors.backend());
      }
    } catch (OutOfMemoryError e) {
      // No room for another thread or for other cells: those that there are go on.
    }
  }

  /** Whether its code is slow yet: values of this process or faster code are still to come. */
  public boolean isCold() {
    return vectors.isCold();
  }

  /** The value of the position for its side to move, see {@link ValueNetwork#EVAL_SCALE}. */
  public int value() {
    int side = shapes.board().sideToMove();
    int threats = ThreatMask.withoutFouls(shapes);
    int[] sums = accumulator.of(side);
    for (int i = 0; i < ValueWeights.INPUTS; i++) {
      inputs[i] = sums[i];
    }
    cells.sums(inputs, ValueWeights.INPUTS);
    return neurons.value(side - Stone.BLACK, threats, inputs);
  }
}
