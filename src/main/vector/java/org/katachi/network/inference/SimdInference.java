package org.katachi.network.inference;

import jdk.incubator.vector.ByteVector;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.shape.ShapeBoard;

/**
 * SIMD by the Vector API, whose code is slow until C2 has compiled it. {@link InferenceChoice}
 * loads it by its name, for the API's module need not be there.
 */
final class SimdInference implements Inference {

  SimdInference() {}

  @Override
  public ConvolutionAccumulator on(
      ConvolutionTables tables, ConvolutionHead head, ShapeBoard shapes) {
    return new SimdConvolution(tables, head, shapes);
  }

  @Override
  public int vectorBits() {
    return ByteVector.SPECIES_PREFERRED.vectorBitSize();
  }
}
