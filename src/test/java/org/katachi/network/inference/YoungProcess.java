package org.katachi.network.inference;

import org.katachi.network.convolution.ConvolutionNetwork;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.shape.ShapeBoard;

/** As convolutions see it: a process that has not evaluated anything, and gets no SIMD. */
public final class YoungProcess {

  /** So many evaluations later its convolutions are warmed up. */
  public static final int EVALUATIONS = BackendChoice.EVALUATIONS_BEFORE_WARM_UP;

  private final BackendChoice choice =
      new BackendChoice(new SimdSupport("off", true, "64-Bit Server VM, mixed mode"));

  /** The shipped convolution on a board. */
  public ConvolutionEvaluator convolution(ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    ConvolutionNetwork network =
        ConvolutionNetwork.of(shapes.tables().rule(), shapes.board().geometry());
    return new ConvolutionEvaluator(network, shapes, accumulator, choice);
  }
}
