package org.katachi.network.inference;

import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.shape.ShapeBoard;

/**
 * A way to compute a convolution: {@link SwarBackend} everywhere, {@code SimdBackend} where the
 * Vector API is. Both give the same bits.
 */
interface InferenceBackend {

  /** The accumulator of a board. */
  ConvolutionAccumulator createAccumulator(ConvolutionTables tables, ShapeBoard shapes);

  /** A head for one board. */
  ConvolutionHead createHead(ConvolutionHead plain);

  /** The bits that are computed with at once. */
  int vectorBits();
}
