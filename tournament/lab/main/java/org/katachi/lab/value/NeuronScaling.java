package org.katachi.lab.value;

import org.katachi.network.value.NeuronBounds;
import org.katachi.network.value.ValueWeights;

/**
 * Scales down the hidden neurons of a network in training whose sums would leave the engine's
 * integers ({@link NeuronBounds}), whatever its vectors are. The output weight of such a neuron is
 * scaled up by as much: what it adds to the value stays, for ReLU is linear above zero.
 *
 * <p>Averages of parameters within the bound are within it as well, for it is a norm of them.
 */
final class NeuronScaling {

  private static final int INPUTS = ValueWeights.INPUTS;
  private static final int NEURONS = ValueWeights.NEURONS;
  private static final int THREAT_BITS = ValueWeights.THREAT_BITS;

  /** What is left for rounding, which adds a half to each weight at most. */
  private static final double ROUNDING =
      0.5 * INPUTS * NeuronBounds.WEIGHT_REACH + 0.5 * (1 + THREAT_BITS) * NeuronBounds.BIAS_SCALE;

  private static final double BOUND = NeuronBounds.MAX_SUM - ROUNDING;

  private final double[] hidden;
  private final double[] biases;
  private final double[] threatBiases;
  private final double[] output;

  /** The scaling of a head's neurons. */
  NeuronScaling(TrainableHead head) {
    hidden = head.hidden.values;
    biases = head.biases.values;
    threatBiases = head.threatBiases.values;
    output = head.output.values;
  }

  /** Scales the neurons that are beyond the bound. */
  void rescale() {
    for (int neuron = 0; neuron < NEURONS; neuron++) {
      double maxSum = maxSum(neuron);
      if (maxSum > BOUND) {
        scale(neuron, BOUND / maxSum);
      }
    }
  }

  /** The greatest sum of a neuron, were all vectors the greatest on the largest board. */
  private double maxSum(int neuron) {
    double weights = 0;
    for (int input = 0; input < INPUTS; input++) {
      weights += Math.abs(hidden[input * NEURONS + neuron]);
    }
    double bias = Math.abs(biases[neuron]);
    for (int bit = 0; bit < THREAT_BITS; bit++) {
      bias += Math.abs(threatBiases[bit * NEURONS + neuron]);
    }
    return ValueWeights.WEIGHT_SCALE
        * (weights * NeuronBounds.WEIGHT_REACH + bias * NeuronBounds.BIAS_SCALE);
  }

  private void scale(int neuron, double factor) {
    for (int input = 0; input < INPUTS; input++) {
      hidden[input * NEURONS + neuron] *= factor;
    }
    biases[neuron] *= factor;
    for (int bit = 0; bit < THREAT_BITS; bit++) {
      threatBiases[bit * NEURONS + neuron] *= factor;
    }
    output[neuron] /= factor;
  }
}
