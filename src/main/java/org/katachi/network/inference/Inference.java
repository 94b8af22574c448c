package org.katachi.network.inference;

import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.shape.ShapeBoard;

/**
 * A way to compute a convolution: {@link SwarInference} everywhere, {@code SimdInference} where the
 * Vector API is. Both give the same bits.
 */
interface Inference {

  /** A network on a board. */
  ConvolutionAccumulator on(ConvolutionTables tables, ConvolutionHead head, ShapeBoard shapes);

  /** The bits that are computed with at once. */
  int vectorBits();
}
