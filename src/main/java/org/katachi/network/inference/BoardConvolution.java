package org.katachi.network.inference;

import org.katachi.board.Stone;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** A {@code ConvolutionNetwork} bound to one board. Belongs to the board's thread. */
public final class BoardConvolution {

  /** The greatest sum that has room: 16 bits. */
  private static final int MAX_SUM = (1 << Short.SIZE) - 1;

  /** The most points of a board whose sums of responses have room. */
  public static final int MAX_POINTS = MAX_SUM / Byte.MAX_VALUE;

  private final ConvolutionHead head;
  private final ConvolutionTables tables;
  private final ShapeBoard shapes;
  private final EmbeddingAccumulator accumulator;
  private final InferenceChoice choice;
  private final float[] inputs = new float[ConvolutionWeights.INPUTS];
  private Inference inference;
  private ConvolutionAccumulator convolution;

  /**
   * A network on a board of at most {@link #MAX_POINTS}.
   *
   * @param accumulator the value network's on that board
   */
  public BoardConvolution(
      ConvolutionTables tables,
      ConvolutionHead head,
      ShapeBoard shapes,
      EmbeddingAccumulator accumulator) {
    this(tables, head, shapes, accumulator, InferenceChoice.ofProcess());
  }

  BoardConvolution(
      ConvolutionTables tables,
      ConvolutionHead head,
      ShapeBoard shapes,
      EmbeddingAccumulator accumulator,
      InferenceChoice choice) {
    this.head = head;
    this.tables = tables;
    this.shapes = shapes;
    this.accumulator = accumulator;
    this.choice = choice;
    use(choice.inference());
  }

  /** How convolutions are computed by now, and why; as {@code SIMD of 512 bits (forced)}. */
  public static String backend() {
    return InferenceChoice.ofProcess().describe();
  }

  private void use(Inference chosen) {
    convolution = chosen.on(tables, head, shapes);
    inference = chosen;
  }

  /**
   * Goes over to faster code for the same values, if there is some by now. It may allocate: call it
   * between two iterations of a search.
   *
   * @param evaluations those of the board's positions since the last call, by whatever network
   */
  public void changeOver(int evaluations) {
    choice.count(evaluations);
    try {
      if (choice.isWarmUpDue()) {
        choice.warmUp(tables, head, shapes.tables().rule());
      }
      if (choice.inference() != inference) {
        use(choice.inference());
      }
    } catch (OutOfMemoryError e) {
      // No room for another thread or for other cells: the present ones stay.
    }
  }

  /** Whether its code is slow yet: evaluations of this process or faster code are to come. */
  public boolean isWarmingUp() {
    return choice.isWarmingUp();
  }

  /** The value of the position for its side to move, see {@link ValueNetwork#EVAL_SCALE}. */
  public int value() {
    int side = shapes.board().sideToMove();
    int threats = ThreatMask.withoutFouls(shapes);
    int[] sums = accumulator.of(side);
    for (int i = 0; i < ValueWeights.INPUTS; i++) {
      inputs[i] = sums[i];
    }
    convolution.sums(inputs, ValueWeights.INPUTS);
    return convolution.value(side - Stone.BLACK, threats, inputs);
  }
}
