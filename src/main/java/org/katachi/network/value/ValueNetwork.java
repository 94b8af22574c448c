package org.katachi.network.value;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.katachi.board.Geometry;
import org.katachi.network.common.ThreatTable;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * A small value network over the shapes. Each empty cell has a vector by its combination of shapes
 * for each colour; an {@linkplain EmbeddingAccumulator accumulator} keeps the sums. One layer of
 * hidden neurons sees the sums of the side to move, those of its opponent, and the {@linkplain
 * ThreatMask threat mask}, so it can computeChannelWeights an attack by what stands against it; a
 * sum of weights can't. Immutable.
 *
 * <p>All is done in integers, so the value is the same everywhere. Two neurons share a {@code
 * long}, 32 bits each, so that one multiplication serves both.
 */
public final class ValueNetwork {

  /** The scale of values: so much is 1 logit, odds of e to 1 that the side to move wins. */
  public static final int EVAL_SCALE = 200;

  private static final int INPUTS = ValueWeights.INPUTS;
  private static final int PAIRS = ValueWeights.NEURONS / 2;

  /** One in a neuron's sum. */
  private static final int SUM_SCALE =
      ValueWeights.WEIGHT_SCALE * ValueWeights.EMBEDDING_SCALE * ValueWeights.SUM_DIVISOR;

  /** From the scale of biases to that of a neuron's sum. */
  private static final int BIAS_SCALE = SUM_SCALE / ValueWeights.WEIGHT_SCALE;

  /** One in the output. */
  private static final long OUTPUT_SCALE = (long) SUM_SCALE * ValueWeights.WEIGHT_SCALE;

  private final FeatureEmbedding embedding;

  /** By {@code pair * INPUTS + input}. */
  private final long[] hidden = new long[PAIRS * INPUTS];

  /** By {@code threats * PAIRS + pair}. */
  private final long[] biases = new long[ThreatMask.COUNT * PAIRS];

  private final int[] output;

  /** By threats, at the scale of the output. */
  private final long[] threatOutput = new long[ThreatMask.COUNT];

  /** The shipped network for a rule and a size. */
  public static ValueNetwork of(Rule rule, Geometry geometry) {
    return new ValueNetwork(ValueWeights.of(rule, geometry));
  }

  /**
   * Reads a network from a file.
   *
   * @throws IOException as {@link ValueWeights#read(Path)}
   */
  public static ValueNetwork read(Path file) throws IOException {
    return new ValueNetwork(ValueWeights.read(file));
  }

  /** A value by these weights, the same for both colours. */
  public ValueNetwork(ValueWeights weights) {
    embedding = new FeatureEmbedding(weights.embedding());
    output = weights.output().clone();
    for (int pair = 0; pair < PAIRS; pair++) {
      for (int input = 0; input < INPUTS; input++) {
        hidden[pair * INPUTS + input] =
            packed(
                weights.hidden()[2 * pair * INPUTS + input],
                weights.hidden()[(2 * pair + 1) * INPUTS + input]);
      }
    }
    int[] byThreats = ThreatTable.of(weights.biases(), weights.threatBiases());
    for (int i = 0; i < biases.length; i++) {
      biases[i] = packed(byThreats[2 * i], byThreats[2 * i + 1]) * BIAS_SCALE;
    }
    for (int threats = 0; threats < ThreatMask.COUNT; threats++) {
      threatOutput[threats] = (long) weights.threatOutput()[threats] * SUM_SCALE;
    }
  }

  /** A hash of the weights. */
  public int fingerprint() {
    return Arrays.hashCode(
        new int[] {
          embedding.fingerprint(),
          Arrays.hashCode(hidden),
          Arrays.hashCode(biases),
          Arrays.hashCode(output),
          Arrays.hashCode(threatOutput)
        });
  }

  private static long packed(int lower, int upper) {
    return ((long) upper << Integer.SIZE) + lower;
  }

  /** The accumulator of this network's embedding on a board. */
  public EmbeddingAccumulator accumulator(ShapeBoard shapes) {
    return new EmbeddingAccumulator(embedding, shapes);
  }

  /**
   * The value of a position for its side to move, in the unit of {@link #EVAL_SCALE}.
   *
   * @param shapes the board with the position
   * @param accumulator this network's accumulator on that board
   */
  public int value(ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    int threats = ThreatMask.withoutFouls(shapes);
    int[] inputs = accumulator.inputs(shapes.board().sideToMove());
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
    return (int) (value * EVAL_SCALE / OUTPUT_SCALE);
  }
}
