package org.katachi.network.inference;

import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.NeuronLayer;
import org.katachi.shape.ShapeBoard;

/** Lanes of a {@code long}: every JVM computes them fast, and from the first move on. */
final class SwarInference implements Inference {

  @Override
  public ConvolutionAccumulator cells(ConvolutionTables rows, ShapeBoard shapes) {
    return new SwarConvolution(rows, shapes);
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
