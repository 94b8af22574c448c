package org.katachi.network;

import java.util.Arrays;
import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;

/** The accumulator: the sums of a {@link FeatureEmbedding} over a board's empty cells. */
public final class EmbeddingAccumulator extends AccumulatorStack {

  private static final int WORDS = FeatureEmbedding.WORDS;

  /** The words of a ply: black's, then white's. */
  private static final int ROW = 2 * WORDS;

  private final long[] vectors;

  /** By ply: {@link #ROW} words. */
  private final long[] sums;

  /** The sums that were asked for last. */
  private final int[] numbers = new int[2 * FeatureEmbedding.LENGTH];

  EmbeddingAccumulator(FeatureEmbedding embedding, ShapeBoard shapes) {
    super(shapes);
    vectors = embedding.words();
    sums = new long[(shapes.maxPlies() + 1) * ROW];
  }

  @Override
  protected void clear(int ply) {
    Arrays.fill(sums, ply * ROW, (ply + 1) * ROW, 0);
  }

  @Override
  protected void enter(int ply, int blackCombination, int whiteCombination) {
    for (int i = 0; i < WORDS; i++) {
      sums[ply * ROW + i] += vectors[blackCombination * WORDS + i];
      sums[ply * ROW + WORDS + i] += vectors[whiteCombination * WORDS + i];
    }
  }

  @Override
  protected void add(int ply, long[] log, int start, int end) {
    int from = ply * ROW;
    long black = sums[from];
    long moreBlack = sums[from + 1];
    long white = sums[from + WORDS];
    long moreWhite = sums[from + WORDS + 1];
    for (int i = start; i < end; i += 2) {
      long before = log[i];
      long after = log[i + 1];
      int gone = ShapeBoard.blackCombination(before) * WORDS;
      int come = ShapeBoard.blackCombination(after) * WORDS;
      black += vectors[come] - vectors[gone];
      moreBlack += vectors[come + 1] - vectors[gone + 1];
      gone = ShapeBoard.whiteCombination(before) * WORDS;
      come = ShapeBoard.whiteCombination(after) * WORDS;
      white += vectors[come] - vectors[gone];
      moreWhite += vectors[come + 1] - vectors[gone + 1];
    }
    int to = from + ROW;
    sums[to] = black;
    sums[to + 1] = moreBlack;
    sums[to + WORDS] = white;
    sums[to + WORDS + 1] = moreWhite;
  }

  /** The sums for a side, then those for its opponent. They stand until the next call. */
  public int[] of(int side) {
    int row = update() * ROW;
    int first = row + (side - Stone.BLACK) * WORDS;
    int second = row + (Stone.WHITE - side) * WORDS;
    for (int i = 0; i < WORDS; i++) {
      int place = i * FeatureEmbedding.LENGTH / WORDS;
      FeatureEmbedding.unpack(sums[first + i], numbers, place);
      FeatureEmbedding.unpack(sums[second + i], numbers, place + FeatureEmbedding.LENGTH);
    }
    return numbers;
  }
}
