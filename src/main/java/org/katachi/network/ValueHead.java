package org.katachi.network;

import java.util.Arrays;
import org.katachi.shape.ThreatMask;

/**
 * The neurons of a {@link ValueNetwork} for one side to move: a hidden layer that sees the sums of
 * the accumulator and the {@linkplain ThreatMask threat mask}, and the output. Immutable.
 *
 * <p>Two neurons share a {@code long}, 32 bits each, so that one multiplication serves both.
 */
final class ValueHead {

  private static final int INPUTS = NetworkWeights.INPUTS;
  private static final int PAIRS = NetworkWeights.NEURONS / 2;

  /** One in what a neuron adds up. */
  private static final int SUM_UNIT =
      NetworkWeights.WEIGHT_UNIT * NetworkWeights.VECTOR_UNIT * NetworkWeights.SUM_DIVISOR;

  /** The unit of biases, 1/{@link NetworkWeights#WEIGHT_UNIT}, in what a neuron adds up. */
  private static final int BIAS_UNIT = SUM_UNIT / NetworkWeights.WEIGHT_UNIT;

  /** One in the output. */
  private static final long OUTPUT_UNIT = (long) SUM_UNIT * NetworkWeights.WEIGHT_UNIT;

  /** By {@code pair * INPUTS + input}. */
  private final long[] hidden = new long[PAIRS * INPUTS];

  /** By {@code threats * PAIRS + pair}. */
  private final long[] biases = new long[ThreatMask.COUNT * PAIRS];

  private final int[] output;

  /** By threats, in the output's unit. */
  private final long[] threatOutput = new long[ThreatMask.COUNT];

  ValueHead(NetworkWeights weights) {
    output = weights.output().clone();
    for (int pair = 0; pair < PAIRS; pair++) {
      for (int input = 0; input < INPUTS; input++) {
        hidden[pair * INPUTS + input] =
            packed(
                weights.hidden()[2 * pair * INPUTS + input],
                weights.hidden()[(2 * pair + 1) * INPUTS + input]);
      }
      biases[pair] = packed(weights.biases()[2 * pair], weights.biases()[2 * pair + 1]) * BIAS_UNIT;
    }
    for (int threats = 1; threats < ThreatMask.COUNT; threats++) {
      addBiases(threats, weights.threatBiases());
    }
    for (int threats = 0; threats < ThreatMask.COUNT; threats++) {
      threatOutput[threats] = (long) weights.threats()[threats] * SUM_UNIT;
    }
  }

  /** The biases of some threats are those of all but the lowest, and what that one adds. */
  private void addBiases(int threats, int[] threatBiases) {
    int others = threats & (threats - 1);
    int lowest = Integer.numberOfTrailingZeros(threats) * NetworkWeights.NEURONS;
    for (int pair = 0; pair < PAIRS; pair++) {
      long added = packed(threatBiases[lowest + 2 * pair], threatBiases[lowest + 2 * pair + 1]);
      biases[threats * PAIRS + pair] = biases[others * PAIRS + pair] + added * BIAS_UNIT;
    }
  }

  /** A number that other neurons most likely have not. */
  int fingerprint() {
    return Arrays.hashCode(
        new int[] {
          Arrays.hashCode(hidden),
          Arrays.hashCode(biases),
          Arrays.hashCode(output),
          Arrays.hashCode(threatOutput)
        });
  }

  private static long packed(int lower, int upper) {
    return ((long) upper << Integer.SIZE) + lower;
  }

  /**
   * The value for the side to move, in the unit of {@link ValueNetwork#EVAL_SCALE}.
   *
   * @param threats the threat mask
   * @param inputs the sums of the side to move, then those of its opponent
   */
  int value(int threats, int[] inputs) {
    long value = threatOutput[threats];
    for (int pair = 0; pair < PAIRS; pair++) {
      long sums = biases[threats * PAIRS + pair];
      for (int input = 0; input < INPUTS; input++) {
        sums += hidden[pair * INPUTS + input] * inputs[input];
      }
      int lower = (int) sums;
      int upper = (int) ((sums - lower) >> Integer.SIZE);
      value += (long) output[2 * pair] * Math.max(0, lower);
      value += (long) output[2 * pair + 1] * Math.max(0, upper);
    }
    return (int) (value * ValueNetwork.EVAL_SCALE / OUTPUT_UNIT);
  }
}
