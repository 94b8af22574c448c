package org.katachi.network.inference;

import org.katachi.board.Stone;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionNetwork;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.network.value.ValueWeights;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** A {@link ConvolutionNetwork} bound to one board. Belongs to the board's thread. */
public final class ConvolutionEvaluator {

  private final ConvolutionNetwork network;
  private final ConvolutionTables tables;
  private final ShapeBoard shapes;
  private final EmbeddingAccumulator valueAccumulator;
  private final BackendChoice choice;
  private final float[] inputs = new float[ConvolutionWeights.INPUTS];
  private InferenceBackend backend;
  private ConvolutionAccumulator accumulator;
  private ConvolutionHead head;

  /**
   * The network on a board that it {@linkplain ConvolutionNetwork#fits fits}.
   *
   * @param valueAccumulator the value network's on that board
   */
  public ConvolutionEvaluator(
      ConvolutionNetwork network, ShapeBoard shapes, EmbeddingAccumulator valueAccumulator) {
    this(network, shapes, valueAccumulator, BackendChoice.ofProcess());
  }

  ConvolutionEvaluator(
      ConvolutionNetwork network,
      ShapeBoard shapes,
      EmbeddingAccumulator valueAccumulator,
      BackendChoice choice) {
    this.network = network;
    tables = network.tables(shapes.tables());
    this.shapes = shapes;
    this.valueAccumulator = valueAccumulator;
    this.choice = choice;
    use(choice.backend());
  }

  /** How convolutions are computed by now, and why; as {@code SIMD of 512 bits (forced)}. */
  public static String backend() {
    return BackendChoice.ofProcess().describe();
  }

  private void use(InferenceBackend chosen) {
    accumulator = chosen.createAccumulator(tables, shapes);
    head = chosen.createHead(network.head());
    backend = chosen;
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
        choice.warmUp(network, shapes.tables().rule());
      }
      if (choice.backend() != backend) {
        use(choice.backend());
      }
    } catch (OutOfMemoryError e) {
      // No memory for another thread or for other cells: the present ones stay.
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
    int[] sums = valueAccumulator.inputs(side);
    for (int i = 0; i < ValueWeights.INPUTS; i++) {
      inputs[i] = sums[i];
    }
    accumulator.readSums(inputs, ValueWeights.INPUTS);
    return head.value(side - Stone.BLACK, threats, inputs);
  }
}
