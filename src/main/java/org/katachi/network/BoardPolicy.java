package org.katachi.network;

import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * A {@link PolicyNetwork} bound to one board. Belongs to the board's thread.
 *
 * <p>The features of a cell are at most 4 · 31 and the weights of the channels, made positive, at
 * most 127. So the product of a word of features and a word of weights in reversed order has in its
 * highest lane the dot product of both, at most 4 · 124 · 127 &lt; 2¹⁶, and no lane carries into
 * the next.
 */
public final class BoardPolicy {

  /** The unit of the scores: this is odds of e to 1. */
  public static final int SCORE_UNIT = 96;

  private static final int WORDS = PolicyNetwork.WORDS;
  private static final int LANES = PolicyNetwork.LANES;
  private static final int LANE_BITS = PolicyNetwork.LANE_BITS;

  /** The highest lane of a word. */
  private static final int HIGHEST = (LANES - 1) * LANE_BITS;

  private static final long ONES = 0x0001_0001_0001_0001L;

  /** The bit of a lane that tells a sum of at least zero, once the offset is added. */
  private static final int POSITIVE_BIT = 14;

  /** Added to a word of sums it makes each lane positive, so that none borrows. */
  private static final long OFFSETS = ONES << POSITIVE_BIT;

  private static final long FEATURES = OFFSETS - ONES;

  /** Added to the weights of the channels it makes them positive. */
  private static final int WEIGHT_OFFSET = -PolicyWeights.MIN_CHANNEL;

  private static final int LOGIT_UNIT = PolicyWeights.ROW_UNIT * PolicyWeights.CHANNEL_UNIT;

  private final PolicyNetwork network;
  private final ShapeBoard shapes;
  private final EmbeddingAccumulator accumulator;
  private final int reach;
  private final long[] rows;
  private final int[] neurons = new int[PolicyWeights.NEURONS];
  private final int[] weights = new int[PolicyWeights.CHANNELS];

  /** The weights of the channels in reversed order, each with {@link #WEIGHT_OFFSET}. */
  private final long[] words = new long[WORDS];

  /** The rows of the side to move. */
  private char[] rowsOfSide;

  BoardPolicy(PolicyNetwork network, ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    this.network = network;
    this.shapes = shapes;
    this.accumulator = accumulator;
    reach = shapes.tables().reach();
    rows = network.rows();
    rowsOfSide = LineRows.get().of(shapes.board().sideToMove());
  }

  /** Turns to the position that is on the board now, for its side to move. */
  public void prepare() {
    int side = shapes.board().sideToMove();
    rowsOfSide = LineRows.get().of(side);
    network.weigh(ThreatMask.of(shapes), accumulator.of(side), neurons, weights);
    for (int word = 0; word < WORDS; word++) {
      long packed = 0;
      for (int lane = 0; lane < LANES; lane++) {
        packed = packed << LANE_BITS | (weights[word * LANES + lane] + WEIGHT_OFFSET);
      }
      words[word] = packed;
    }
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
      long features = rectified(lanes + OFFSETS);
      dot += (features * words[word]) >>> HIGHEST;
      sum += features;
    }
    int logit = (int) (dot - WEIGHT_OFFSET * ((sum * ONES) >>> HIGHEST));
    return Math.floorDiv(logit * SCORE_UNIT, LOGIT_UNIT)
        + Math.floorDiv(network.moveScore() * byShapes, PolicyWeights.CONTEXT_UNIT);
  }

  /** The lanes that are at least zero, less their offset; 0 for the others. */
  private static long rectified(long lanes) {
    long positive = lanes >>> POSITIVE_BIT & ONES;
    return lanes & ((positive << LANE_BITS) - positive) & FEATURES;
  }

  private int row(int cell, int direction) {
    return rowsOfSide[LineRows.pattern(shapes.key(cell, direction), reach)] * WORDS;
  }
}
