package org.katachi.network;

import org.katachi.shape.ShapeBoard;

/** Lanes of a {@code long}: every JVM computes them fast, and from the first move on. */
final class LaneBackend implements ConvolutionBackend {

  @Override
  public ConvolutionAccumulator cells(ConvolutionRows rows, ShapeBoard shapes) {
    return new PackedConvolution(rows, shapes);
  }

  @Override
  public NeuronLayer neurons(ConvolutionHead head) {
    return head;
  }

  @Override
  public int vectorBits() {
    return Long.SIZE;
  }
}
