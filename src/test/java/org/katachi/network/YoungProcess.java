package org.katachi.network;

import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;

/** As convolutions see it: a process that has not valued anything, and gets no vectors. */
public final class YoungProcess {

  /** So many values later its convolutions are warm. */
  public static final int VALUES = VectorSwitch.VALUES_BEFORE_WARM_UP;

  private final VectorSwitch vectors =
      new VectorSwitch(
          new VectorConditions("off", true, "64-Bit Server VM, mixed mode"), () -> null);

  /** The shipped convolution on a board. */
  public BoardConvolution convolution(ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    Rule rule = shapes.tables().rule();
    return ConvolutionNetwork.of(rule, shapes.board().geometry()).on(shapes, accumulator, vectors);
  }
}
