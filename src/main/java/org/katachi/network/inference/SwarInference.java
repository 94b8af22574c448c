package org.katachi.network.inference;

import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.shape.ShapeBoard;

/** SIMD within a {@code long}: every JVM computes it fast, and from the first move on. */
final class SwarInference implements Inference {

  @Override
  public ConvolutionAccumulator on(
      ConvolutionTables tables, ConvolutionHead head, ShapeBoard shapes) {
    return new SwarConvolution(tables, head, shapes);
  }

  @Override
  public int vectorBits() {
    return Long.SIZE;
  }
}
