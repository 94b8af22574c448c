package org.katachi.network.policy;

import org.katachi.network.common.Swar;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * A {@link PolicyNetwork} bound to one board. Belongs to the board's thread.
 *
 * <p>A lane of the four embeddings' sum has 128 for a sum of zero, so its highest bit tells whether
 * the sum is at least zero, and the bits below it are the feature then. The even and the odd lanes
 * are multiplied apart, 16 bits each. The features of a cell are at most 4 · 31 and the weights of
 * the channels, made positive, at most 127. So the product of a word of features and a word of
 * weights in reversed order has in its highest lane the dot product of both, at most 4 · 124 · 127
 * &lt; 2¹⁶, and no lane carries into the next.
 */
public final class PolicyEvaluator {

  /** The scale of the scores: so much is 1 logit. */
  public static final int SCORE_SCALE = 96;

  private static final int WORDS = PolicyNetwork.WORDS;
  private static final int LANES = PolicyNetwork.LANES;

  /** Lanes that are multiplied at once: every second one of a word. */
  private static final int WIDE_LANES = LANES / 2;

  private static final int LANE_BITS = Long.SIZE / LANES;
  private static final int WIDE_LANE_BITS = 2 * LANE_BITS;

  /** The highest of the wide lanes. */
  private static final int HIGHEST = (WIDE_LANES - 1) * WIDE_LANE_BITS;

  private static final long WIDE_ONES = 0x0001_0001_0001_0001L;

  /** Added to the weights of the channels it makes them positive. */
  private static final int WEIGHT_OFFSET = -PolicyWeights.MIN_CHANNEL;

  private static final int LOGIT_SCALE =
      PolicyWeights.EMBEDDING_SCALE * PolicyWeights.CHANNEL_SCALE;

  private final PolicyNetwork network;
  private final ShapeBoard shapes;
  private final EmbeddingAccumulator accumulator;
  private final int reach;
  private final long[] lineEmbedding;
  private final long[] sums = new long[PolicyWeights.CHANNELS];
  private final int[] channelWeights = new int[PolicyWeights.CHANNELS];

  /**
   * The weights of the channels, each with {@link #WEIGHT_OFFSET}: by word those of its even lanes,
   * then those of its odd ones, in reversed order.
   */
  private final long[] packedWeights = new long[2 * WORDS];

  /** By pattern the index of its embedding, for the side to move. */
  private char[] indices;

  /**
   * The policy on a board.
   *
   * @param accumulator the value network's on that board
   */
  public PolicyEvaluator(
      PolicyNetwork network, ShapeBoard shapes, EmbeddingAccumulator accumulator) {
    this.network = network;
    this.shapes = shapes;
    this.accumulator = accumulator;
    reach = shapes.tables().reach();
    lineEmbedding = network.lineEmbedding();
    indices = LinePatterns.get().indicesFor(shapes.board().sideToMove());
  }

  /** Turns to the position that is on the board now, for its side to move. */
  public void prepare() {
    int side = shapes.board().sideToMove();
    indices = LinePatterns.get().indicesFor(side);
    network.computeChannelWeights(
        ThreatMask.of(shapes), accumulator.inputs(side), sums, channelWeights);
    for (int word = 0; word < WORDS; word++) {
      packedWeights[2 * word] = weightsFrom(word * LANES);
      packedWeights[2 * word + 1] = weightsFrom(word * LANES + 1);
    }
  }

  /** The weights of every second channel from one on, the first one highest. */
  private long weightsFrom(int channel) {
    long packed = 0;
    for (int lane = 0; lane < WIDE_LANES; lane++) {
      packed = packed << WIDE_LANE_BITS | (channelWeights[channel + 2 * lane] + WEIGHT_OFFSET);
    }
    return packed;
  }

  /**
   * The score of an empty cell in the position that was prepared.
   *
   * @param byShapes the move score by shapes; its scale is part of the factor that the policy was
   *     trained with
   */
  public int score(int cell, int byShapes) {
    int first = offset(cell, 0);
    int second = offset(cell, 1);
    int third = offset(cell, 2);
    int fourth = offset(cell, 3);
    long dot = 0;
    long sum = 0;
    for (int word = 0; word < WORDS; word++) {
      long lanes =
          lineEmbedding[first + word]
              + lineEmbedding[second + word]
              + lineEmbedding[third + word]
              + lineEmbedding[fourth + word];
      long features = Swar.reluBiased(lanes);
      long even = Swar.even(features);
      long odd = Swar.odd(features);
      dot += (even * packedWeights[2 * word]) >>> HIGHEST;
      dot += (odd * packedWeights[2 * word + 1]) >>> HIGHEST;
      sum += even + odd;
    }
    int logit = (int) (dot - WEIGHT_OFFSET * ((sum * WIDE_ONES) >>> HIGHEST));
    return Math.floorDiv(logit * SCORE_SCALE, LOGIT_SCALE)
        + Math.floorDiv(network.moveScore() * byShapes, PolicyWeights.CONTEXT_SCALE);
  }

  private int offset(int cell, int direction) {
    return indices[LinePatterns.pattern(shapes.key(cell, direction), reach)] * WORDS;
  }
}
