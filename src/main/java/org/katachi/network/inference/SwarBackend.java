package org.katachi.network.inference;

import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.shape.ShapeBoard;

/** SIMD within a {@code long}: every JVM computes it fast, and from the first move on. */
final class SwarBackend implements InferenceBackend {

  @Override
  public ConvolutionAccumulator createAccumulator(ConvolutionTables tables, ShapeBoard shapes) {
    return new SwarAccumulator(tables, shapes);
  }

  @Override
  public ConvolutionHead createHead(ConvolutionHead plain) {
    return plain;
  }

  @Override
  public int vectorBits() {
    return Long.SIZE;
  }
}
