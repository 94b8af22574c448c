package org.katachi.shape;

import org.katachi.board.Stone;

/** The sums of {@link CombinationVectors}, for both colours. */
final class VectorSums extends PlySums {

  private static final int WORDS = CombinationVectors.WORDS;

  /** The words of a ply: black's, then white's. */
  private static final int ROW = 2 * WORDS;

  private final long[] vectors;

  /** By ply: {@link #ROW} words. */
  private final long[] sums;

  /** What was asked for last. */
  private final int[] numbers = new int[2 * CombinationVectors.LENGTH];

  VectorSums(CombinationVectors vectors, int maxPlies) {
    this.vectors = vectors.words();
    sums = new long[(maxPlies + 1) * ROW];
  }

  @Override
  void enter(int blackCombination, int whiteCombination) {
    for (int i = 0; i < WORDS; i++) {
      sums[i] += vectors[blackCombination * WORDS + i];
      sums[WORDS + i] += vectors[whiteCombination * WORDS + i];
    }
  }

  @Override
  void add(int ply, long[] log, int start, int end) {
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

  /** The sums of a ply: a side's, then its opponent's. They stand until the next call. */
  int[] of(int ply, int side) {
    int first = ply * ROW + (side - Stone.BLACK) * WORDS;
    int second = ply * ROW + (Stone.WHITE - side) * WORDS;
    for (int i = 0; i < WORDS; i++) {
      int place = i * CombinationVectors.LENGTH / WORDS;
      CombinationVectors.unpack(sums[first + i], numbers, place);
      CombinationVectors.unpack(sums[second + i], numbers, place + CombinationVectors.LENGTH);
    }
    return numbers;
  }
}
