package org.katachi.network.inference;

import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.ConvolutionWeights;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.shape.ShapeBoard;

/** As convolutions see it: a process that has not valued anything, and gets no vectors. */
public final class YoungProcess {

  /** So many values later its convolutions are warm. */
  public static final int VALUES = InferenceChoice.VALUES_BEFORE_WARM_UP;

  private final InferenceChoice vectors =
      new InferenceChoice(
          new VectorConditions("off", true, "64-Bit Server VM, mixed mode"), () -> null);

  /** The shipped convolution on a board. */
  public BoardConvolution convolution(ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    ConvolutionWeights weights =
        ConvolutionWeights.of(shapes.tables().rule(), shapes.board().geometry());
    ConvolutionTables tables = new ConvolutionTables(weights, shapes.tables());
    return new BoardConvolution(new ConvolutionHead(weights), tables, shapes, accumulator, vectors);
  }
}
