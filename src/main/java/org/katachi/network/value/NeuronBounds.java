package org.katachi.network.value;

import java.io.IOException;
import org.katachi.board.Geometry;

/**
 * The greatest sums of a network's hidden neurons on the largest board, were each of its cells the
 * greatest or the least. A neuron has 32 bits of a {@code long} that two share.
 */
public final class NeuronBounds {

  /** The greatest sum of a neuron that does not overflow, up to the sign. */
  public static final int MAX_SUM = Integer.MAX_VALUE;

  /** From the scale of a bias to that of a neuron's sum. */
  public static final int BIAS_SCALE = ValueWeights.EMBEDDING_SCALE * ValueWeights.SUM_DIVISOR;

  private static final int LENGTH = FeatureEmbedding.LENGTH;
  private static final int CELLS = Geometry.MAX_SIZE * Geometry.MAX_SIZE;

  /** The most that a hidden weight of 1 adds up, by vectors up to {@link Byte#MAX_VALUE}. */
  public static final int WEIGHT_REACH = Byte.MAX_VALUE * CELLS;

  private final ValueWeights weights;

  /** By index in a vector: the greatest weight up to the sign. */
  private final int[] maxAbsolute = new int[LENGTH];

  NeuronBounds(ValueWeights weights) {
    this.weights = weights;
    for (int i = 0; i < weights.embedding().length; i++) {
      maxAbsolute[i % LENGTH] = Math.max(maxAbsolute[i % LENGTH], Math.abs(weights.embedding()[i]));
    }
  }

  /** No position of any size has a greater sum, up to the sign. */
  long ofNeuron(int neuron) {
    long bias = Math.abs(weights.biases()[neuron]);
    for (int bit = 0; bit < ValueWeights.THREAT_BITS; bit++) {
      bias += Math.abs(weights.threatBiases()[bit * ValueWeights.NEURONS + neuron]);
    }
    long sum = 0;
    for (int input = 0; input < ValueWeights.INPUTS; input++) {
      long weight = Math.abs(weights.hidden()[neuron * ValueWeights.INPUTS + input]);
      sum += weight * maxAbsolute[input % LENGTH];
    }
    return sum * CELLS + bias * BIAS_SCALE;
  }

  /**
   * Checks that no neuron overflows.
   *
   * @param name of the weights, for the message
   * @throws IOException if one does
   */
  void check(Object name) throws IOException {
    for (int neuron = 0; neuron < ValueWeights.NEURONS; neuron++) {
      long sum = ofNeuron(neuron);
      if (sum > MAX_SUM) {
        throw new IOException(
            ("%s holds weights that are too great: hidden neuron %d may add up %d on %d×%d,"
                    + " and holds %d")
                .formatted(name, neuron + 1, sum, Geometry.MAX_SIZE, Geometry.MAX_SIZE, MAX_SUM));
      }
    }
  }
}
