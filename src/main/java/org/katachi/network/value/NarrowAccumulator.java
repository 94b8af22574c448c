package org.katachi.network.value;

import java.util.Arrays;
import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;

/**
 * The accumulator with 16 bits for each sum, four in a {@code long}: for boards of up to {@link
 * #MAX_POINTS} points.
 */
final class NarrowAccumulator extends EmbeddingAccumulator {

  /**
   * The points of 20×20, the largest board on which most games are played. Wider lanes cost 4% of
   * the search's speed there. 16 bits are proved to be enough where a number's greatest and least
   * are no more than 163 apart, and on 16×16 for all numbers. Those of the shipped networks are up
   * to 254 apart, but then on both sides of zero: tests hold that they have room. Another network
   * has narrow sums only as far as they are proved, see {@link FeatureEmbedding#narrowPoints}.
   */
  static final int MAX_POINTS = 400;

  private static final int WORDS = FeatureEmbedding.WORDS;

  /** The words of a ply: black's, then white's. */
  private static final int ROW = 2 * WORDS;

  private final FeatureEmbedding black;
  private final FeatureEmbedding white;
  private final long[] blackVectors;
  private final long[] whiteVectors;

  /** By ply: {@link #ROW} words. */
  private final long[] sums;

  NarrowAccumulator(FeatureEmbedding embedding, ShapeBoard shapes) {
    super(shapes);
    black = embedding.of(Stone.BLACK, shapes.tables());
    white = embedding.of(Stone.WHITE, shapes.tables());
    blackVectors = black.words();
    whiteVectors = white.words();
    sums = new long[(shapes.maxPlies() + 1) * ROW];
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
    long ofBlack = sums[from];
    long moreBlack = sums[from + 1];
    long ofWhite = sums[from + WORDS];
    long moreWhite = sums[from + WORDS + 1];
    for (int i = start; i < end; i += 2) {
      long before = log[i];
      long after = log[i + 1];
      int gone = ShapeBoard.blackCombination(before) * WORDS;
      int come = ShapeBoard.blackCombination(after) * WORDS;
      ofBlack += blackVectors[come] - blackVectors[gone];
      moreBlack += blackVectors[come + 1] - blackVectors[gone + 1];
      gone = ShapeBoard.whiteCombination(before) * WORDS;
      come = ShapeBoard.whiteCombination(after) * WORDS;
      ofWhite += whiteVectors[come] - whiteVectors[gone];
      moreWhite += whiteVectors[come + 1] - whiteVectors[gone + 1];
    }
    int to = from + ROW;
    sums[to] = ofBlack;
    sums[to + 1] = moreBlack;
    sums[to + WORDS] = ofWhite;
    sums[to + WORDS + 1] = moreWhite;
  }

  @Override
  void unpack(int ply, int colour, int[] into, int offset) {
    FeatureEmbedding embedding = colour == Stone.BLACK ? black : white;
    int first = ply * ROW + (colour - Stone.BLACK) * WORDS;
    for (int i = 0; i < WORDS; i++) {
      int place = offset + i * FeatureEmbedding.LENGTH / WORDS;
      embedding.unpack(i, sums[first + i], into, place);
    }
  }
}
