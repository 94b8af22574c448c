package org.katachi.network.convolution;

import org.katachi.network.ConvolutionNetwork;
import org.katachi.network.value.ValueNetwork;

/** The hidden neurons of a {@link ConvolutionNetwork} and its output. */
public interface NeuronLayer {

  /**
   * The value for the side to move, in the unit of {@link ValueNetwork#EVAL_SCALE}.
   *
   * @param turn 0 if black is to move, 1 if white is
   * @param threats the {@link org.katachi.shape.ThreatMask}
   * @param inputs the sums of the {@link ValueNetwork} for the side to move, then those of features
   *     and of responses
   */
  int value(int turn, int threats, float[] inputs);
}
