package org.katachi.network.policy;

import org.katachi.network.common.Swar;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * A {@link PolicyNetwork} bound to one board. Belongs to the board's thread.
 *
 * <p>A lane of the four rows' sum has 128 for a sum of zero, so its highest bit tells whether the
 * sum is at least zero, and the bits below it are the feature then. The even and the odd lanes are
 * weighed apart, 16 bits each. The features of a cell are at most 4 · 31 and the weights of the
 * channels, made positive, at most 127. So the product of a word of features and a word of weights
 * in reversed order has in its highest lane the dot product of both, at most 4 · 124 · 127 &lt;
 * 2¹⁶, and no lane carries into the next.
 */
public final class BoardPolicy {

  /** The unit of the scores: this is odds of e to 1. */
  public static final int SCORE_UNIT = 96;

  private static final int WORDS = PolicyNetwork.WORDS;
  private static final int LANES = PolicyNetwork.LANES;

  /** Lanes that are weighed at once: every second one of a word. */
  private static final int WIDE_LANES = LANES / 2;

  private static final int LANE_BITS = Long.SIZE / LANES;
  private static final int WIDE_LANE_BITS = 2 * LANE_BITS;

  /** The highest of the wide lanes. */
  private static final int HIGHEST = (WIDE_LANES - 1) * WIDE_LANE_BITS;

  private static final long WIDE_ONES = 0x0001_0001_0001_0001L;

  /** Added to the weights of the channels it makes them positive. */
  private static final int WEIGHT_OFFSET = -PolicyWeights.MIN_CHANNEL;

  private static final int LOGIT_UNIT = PolicyWeights.ROW_UNIT * PolicyWeights.CHANNEL_UNIT;

  private final PolicyNetwork network;
  private final ShapeBoard shapes;
  private final EmbeddingAccumulator accumulator;
  private final int reach;
  private final long[] rows;
  private final long[] sums = new long[PolicyWeights.CHANNELS];
  private final int[] weights = new int[PolicyWeights.CHANNELS];

  /**
   * The weights of the channels, each with {@link #WEIGHT_OFFSET}: by word those of its even lanes,
   * then those of its odd ones, in reversed order.
   */
  private final long[] words = new long[2 * WORDS];

  /** The rows of the side to move. */
  private char[] rowsOfSide;

  BoardPolicy(PolicyNetwork network, ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    this.network = network;
    this.shapes = shapes;
    this.accumulator = accumulator;
    reach = shapes.tables().reach();
    rows = network.rows();
    rowsOfSide = LinePatterns.get().of(shapes.board().sideToMove());
  }

  /** Turns to the position that is on the board now, for its side to move. */
  public void prepare() {
    int side = shapes.board().sideToMove();
    rowsOfSide = LinePatterns.get().of(side);
    network.weigh(ThreatMask.of(shapes), accumulator.of(side), sums, weights);
    for (int word = 0; word < WORDS; word++) {
      words[2 * word] = weightsFrom(word * LANES);
      words[2 * word + 1] = weightsFrom(word * LANES + 1);
    }
  }

  /** The weights of every second channel from one on, the first one highest. */
  private long weightsFrom(int channel) {
    long packed = 0;
    for (int lane = 0; lane < WIDE_LANES; lane++) {
      packed = packed << WIDE_LANE_BITS | (weights[channel + 2 * lane] + WEIGHT_OFFSET);
    }
    return packed;
  }

  /**
   * The score of an empty cell in the position that was prepared: 96 more are odds of e to 1.
   *
   * @param byShapes the move-ordering score by shapes; its own unit is part of the factor that the
   *     policy was trained with
   */
  public int score(int cell, int byShapes) {
    int first = row(cell, 0);
    int second = row(cell, 1);
    int third = row(cell, 2);
    int fourth = row(cell, 3);
    long dot = 0;
    long sum = 0;
    for (int word = 0; word < WORDS; word++) {
      long lanes =
          rows[first + word] + rows[second + word] + rows[third + word] + rows[fourth + word];
      long features = Swar.relu(lanes);
      long even = Swar.even(features);
      long odd = Swar.odd(features);
      dot += (even * words[2 * word]) >>> HIGHEST;
      dot += (odd * words[2 * word + 1]) >>> HIGHEST;
      sum += even + odd;
    }
    int logit = (int) (dot - WEIGHT_OFFSET * ((sum * WIDE_ONES) >>> HIGHEST));
    return Math.floorDiv(logit * SCORE_UNIT, LOGIT_UNIT)
        + Math.floorDiv(network.moveScore() * byShapes, PolicyWeights.CONTEXT_UNIT);
  }

  private int row(int cell, int direction) {
    return rowsOfSide[LinePatterns.pattern(shapes.key(cell, direction), reach)] * WORDS;
  }
}
