package org.katachi.network;

import org.katachi.shape.ShapeBoard;

/** A way to compute a {@link ConvolutionNetwork}. All give the same bits. */
interface ConvolutionBackend {

  /** The cells of a network on a board. */
  ConvolutionAccumulator cells(ConvolutionRows rows, ShapeBoard shapes);

  /** The hidden neurons of a network, for one board. */
  NeuronLayer neurons(ConvolutionHead head);

  /** The bits of the processor's vectors. */
  int vectorBits();
}
