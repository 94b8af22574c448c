package org.katachi.network;

import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** A {@link ConvolutionNetwork} bound to one board. Belongs to the board's thread. */
public final class BoardConvolution {

  private final ConvolutionHead head;
  private final ShapeBoard shapes;
  private final EmbeddingAccumulator accumulator;
  private final ConvolutionAccumulator cells;
  private final float[] inputs = new float[ConvolutionWeights.INPUTS];

  BoardConvolution(
      ConvolutionHead head,
      ShapeBoard shapes,
      EmbeddingAccumulator accumulator,
      ConvolutionAccumulator cells) {
    this.head = head;
    this.shapes = shapes;
    this.accumulator = accumulator;
    this.cells = cells;
  }

  /** The value of the position for its side to move, see {@link ValueNetwork#EVAL_SCALE}. */
  public int value() {
    int side = shapes.board().sideToMove();
    int threats = ThreatMask.withoutFouls(shapes);
    int[] sums = accumulator.of(side);
    for (int i = 0; i < NetworkWeights.INPUTS; i++) {
      inputs[i] = sums[i];
    }
    cells.sums(inputs, NetworkWeights.INPUTS);
    return head.value(side - Stone.BLACK, threats, inputs);
  }
}
