package org.katachi.network.inference;

import jdk.incubator.vector.ByteVector;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.shape.ShapeBoard;

/**
 * SIMD by the Vector API, whose code is slow until C2 has compiled it. {@link BackendChoice} loads
 * it by its name, for the API's module need not be there.
 */
final class SimdBackend implements InferenceBackend {

  SimdBackend() {}

  @Override
  public ConvolutionAccumulator createAccumulator(ConvolutionTables tables, ShapeBoard shapes) {
    return new SimdAccumulator(tables, shapes);
  }

  @Override
  public ConvolutionHead createHead(ConvolutionHead plain) {
    return new SimdHead(plain);
  }

  @Override
  public int vectorBits() {
    return ByteVector.SPECIES_PREFERRED.vectorBitSize();
  }
}
