package org.katachi.eval;

import org.katachi.shape.CombinationVectors;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ShapeWeights;

/**
 * The value by a small network over the shapes. Each empty cell has a vector by its combination of
 * shapes for each colour; the {@link ShapeBoard} keeps the sums. One layer of hidden neurons sees
 * the sums of the side to move, those of its opponent, and both sides' {@linkplain
 * ShapeEvaluation#threats threats}, so it can weigh an attack by what stands against it; a sum of
 * weights can't.
 *
 * <p>All is done in whole numbers, so the value is the same everywhere. Two neurons share a {@code
 * long}, 32 bits each, so that one multiplication serves both.
 */
public final class NetworkValue implements PositionValue {

  private static final int INPUTS = NetworkWeights.INPUTS;
  private static final int PAIRS = NetworkWeights.NEURONS / 2;

  /** One in what a neuron adds up. */
  private static final int SUM_UNIT =
      NetworkWeights.WEIGHT_UNIT * NetworkWeights.VECTOR_UNIT * NetworkWeights.SUM_DIVISOR;

  /** The unit of biases, 1/{@link NetworkWeights#WEIGHT_UNIT}, in what a neuron adds up. */
  private static final int BIAS_UNIT = SUM_UNIT / NetworkWeights.WEIGHT_UNIT;

  /** One in the output. */
  private static final long OUTPUT_UNIT = (long) SUM_UNIT * NetworkWeights.WEIGHT_UNIT;

  private final ShapeWeights weights;

  /** By {@code pair * INPUTS + input}. */
  private final long[] hidden = new long[PAIRS * INPUTS];

  /** By {@code threats * PAIRS + pair}. */
  private final long[] biases = new long[ShapeEvaluation.THREATS * PAIRS];

  private final int[] output;

  /** By threats, in the output's unit. */
  private final long[] threatOutput = new long[ShapeEvaluation.THREATS];

  /** A value by these weights, the same for both colours. */
  public NetworkValue(NetworkWeights weights) {
    this.weights = new ShapeWeights(new CombinationVectors(weights.vectors()));
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
    for (int threats = 1; threats < ShapeEvaluation.THREATS; threats++) {
      addBiases(threats, weights.threatBiases());
    }
    for (int threats = 0; threats < ShapeEvaluation.THREATS; threats++) {
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

  private static long packed(int lower, int upper) {
    return ((long) upper << Integer.SIZE) + lower;
  }

  @Override
  public ShapeWeights weights() {
    return weights;
  }

  @Override
  public int of(ShapeBoard shapes) {
    int threats = ShapeEvaluation.threats(shapes);
    int[] inputs = shapes.vectorSums(shapes.board().sideToMove());
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
    return (int) (value * ShapeEvaluation.ODDS / OUTPUT_UNIT);
  }
}
