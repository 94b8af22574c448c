package org.katachi.network;

import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** A {@link ConvolutionNetwork} bound to one board. Belongs to the board's thread. */
public final class BoardConvolution {

  private final ConvolutionHead head;
  private final ConvolutionRows rows;
  private final ShapeBoard shapes;
  private final EmbeddingAccumulator accumulator;
  private final VectorSwitch vectors;
  private final float[] inputs = new float[ConvolutionWeights.INPUTS];
  private ConvolutionBackend backend;
  private ConvolutionAccumulator cells;
  private NeuronLayer neurons;

  BoardConvolution(
      ConvolutionHead head,
      ConvolutionRows rows,
      ShapeBoard shapes,
      EmbeddingAccumulator accumulator,
      VectorSwitch vectors) {
    this.head = head;
    this.rows = rows;
    this.shapes = shapes;
    this.accumulator = accumulator;
    this.vectors = vectors;
    use(vectors.backend());
  }

  private void use(ConvolutionBackend wanted) {
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
    for (int i = 0; i < NetworkWeights.INPUTS; i++) {
      inputs[i] = sums[i];
    }
    cells.sums(inputs, NetworkWeights.INPUTS);
    return neurons.value(side - Stone.BLACK, threats, inputs);
  }
}
