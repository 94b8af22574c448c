package org.katachi.network;

import jdk.incubator.vector.ByteVector;
import org.katachi.shape.ShapeBoard;

/**
 * Vectors of the Vector API, whose code is slow until C2 has compiled it. {@link VectorSwitch}
 * loads it by its name, for the API's module need not be there.
 */
final class VectorBackend implements ConvolutionBackend {

  VectorBackend() {}

  @Override
  public ConvolutionAccumulator cells(ConvolutionRows rows, ShapeBoard shapes) {
    return new VectorConvolution(rows, shapes);
  }

  @Override
  public NeuronLayer neurons(ConvolutionHead head) {
    return new VectorNeurons(head);
  }

  @Override
  public int vectorBits() {
    return ByteVector.SPECIES_PREFERRED.vectorBitSize();
  }
}
