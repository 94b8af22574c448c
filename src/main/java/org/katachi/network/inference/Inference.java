package org.katachi.network.inference;

import org.katachi.network.ConvolutionNetwork;
import org.katachi.network.convolution.ConvolutionHead;
import org.katachi.network.convolution.ConvolutionTables;
import org.katachi.network.convolution.NeuronLayer;
import org.katachi.shape.ShapeBoard;

/** A way to compute a {@link ConvolutionNetwork}. All give the same bits. */
interface Inference {

  /** The cells of a network on a board. */
  ConvolutionAccumulator cells(ConvolutionTables rows, ShapeBoard shapes);

  /** The hidden neurons of a network, for one board. */
  NeuronLayer neurons(ConvolutionHead head);

  /** The bits of the processor's vectors. */
  int vectorBits();
}
