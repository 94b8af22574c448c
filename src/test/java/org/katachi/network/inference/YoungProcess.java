package org.katachi.network.inference;

import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.shape.ShapeBoard;

/** As convolutions see it: a process that has not evaluated anything, and gets no SIMD. */
public final class YoungProcess {

  /** So many evaluations later its convolutions are warmed up. */
  public static final int EVALUATIONS = InferenceChoice.EVALUATIONS_BEFORE_WARM_UP;

  private final InferenceChoice choice =
      new InferenceChoice(new SimdSupport("off", true, "64-Bit Server VM, mixed mode"));

  /** The shipped convolution on a board. */
  public BoardConvolution convolution(ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    ConvolutionWeights weights =
        ConvolutionWeights.of(shapes.tables().rule(), shapes.board().geometry());
    ConvolutionTables tables = new ConvolutionTables(weights, shapes.tables());
    return new BoardConvolution(tables, new ConvolutionHead(weights), shapes, accumulator, choice);
  }
}
