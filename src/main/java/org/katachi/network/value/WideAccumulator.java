package org.katachi.network.value;

import java.util.Arrays;
import org.katachi.board.Stone;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeBoard;

/**
 * The accumulator with 21 bits for each sum, three in a {@code long}: for boards of any size,
 * whatever the numbers of the vectors.
 */
final class WideAccumulator extends EmbeddingAccumulator {

  private static final int WORDS = 3;
  private static final int LANES = 3;
  private static final int LANE_BITS = 21;
  private static final int LANE_MASK = (1 << LANE_BITS) - 1;

  /** Half of what a lane holds: sums lie from the negative of this to one below it. */
  private static final int LIMIT = 1 << (LANE_BITS - 1);

  /** Makes each lane a positive number, so that none borrows. */
  private static final long OFFSETS =
      (long) LIMIT << (2 * LANE_BITS) | (long) LIMIT << LANE_BITS | LIMIT;

  /** The words of a ply: black's, then white's. */
  private static final int ROW = 2 * WORDS;

  /** By {@code combination * WORDS}, and zero for a cell that holds a stone. */
  private final long[] blackVectors;

  /** Likewise. */
  private final long[] whiteVectors;

  /** By ply: {@link #ROW} words. */
  private final long[] sums;

  WideAccumulator(FeatureEmbedding embedding, ShapeBoard shapes) {
    super(shapes);
    FeatureEmbedding black = embedding.of(Stone.BLACK, shapes.tables());
    FeatureEmbedding white = embedding.of(Stone.WHITE, shapes.tables());
    blackVectors = pack(black);
    whiteVectors = white == black ? blackVectors : pack(white);
    sums = new long[(shapes.maxPlies() + 1) * ROW];
  }

  private static long[] pack(FeatureEmbedding embedding) {
    long[] vectors = new long[(Combinations.COUNT + 1) * WORDS];
    for (int i = 0; i < Combinations.COUNT * FeatureEmbedding.LENGTH; i++) {
      int place = i % FeatureEmbedding.LENGTH;
      vectors[i / FeatureEmbedding.LENGTH * WORDS + place / LANES] +=
          (long) embedding.number(i) << (place % LANES * LANE_BITS);
    }
    return vectors;
  }

  @Override
  void clear(int ply) {
    Arrays.fill(sums, ply * ROW, (ply + 1) * ROW, 0);
  }

  @Override
  void enter(int ply, int blackCombination, int whiteCombination) {
    for (int i = 0; i < WORDS; i++) {
      sums[ply * ROW + i] += blackVectors[blackCombination * WORDS + i];
      sums[ply * ROW + WORDS + i] += whiteVectors[whiteCombination * WORDS + i];
    }
  }

  @Override
  void add(int ply, long[] log, int start, int end) {
    int from = ply * ROW;
    long black = sums[from];
    long moreBlack = sums[from + 1];
    long mostBlack = sums[from + 2];
    long white = sums[from + WORDS];
    long moreWhite = sums[from + WORDS + 1];
    long mostWhite = sums[from + WORDS + 2];
    for (int i = start; i < end; i += 2) {
      long before = log[i];
      long after = log[i + 1];
      int gone = ShapeBoard.blackCombination(before) * WORDS;
      int come = ShapeBoard.blackCombination(after) * WORDS;
      black += blackVectors[come] - blackVectors[gone];
      moreBlack += blackVectors[come + 1] - blackVectors[gone + 1];
      mostBlack += blackVectors[come + 2] - blackVectors[gone + 2];
      gone = ShapeBoard.whiteCombination(before) * WORDS;
      come = ShapeBoard.whiteCombination(after) * WORDS;
      white += whiteVectors[come] - whiteVectors[gone];
      moreWhite += whiteVectors[come + 1] - whiteVectors[gone + 1];
      mostWhite += whiteVectors[come + 2] - whiteVectors[gone + 2];
    }
    int to = from + ROW;
    sums[to] = black;
    sums[to + 1] = moreBlack;
    sums[to + 2] = mostBlack;
    sums[to + WORDS] = white;
    sums[to + WORDS + 1] = moreWhite;
    sums[to + WORDS + 2] = mostWhite;
  }

  @Override
  void unpack(int ply, int colour, int[] into, int offset) {
    int first = ply * ROW + (colour - Stone.BLACK) * WORDS;
    for (int i = 0; i < FeatureEmbedding.LENGTH; i++) {
      long lanes = sums[first + i / LANES] + OFFSETS;
      into[offset + i] = (int) (lanes >>> (i % LANES * LANE_BITS) & LANE_MASK) - LIMIT;
    }
  }
}
