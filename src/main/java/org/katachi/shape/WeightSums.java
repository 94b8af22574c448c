package org.katachi.shape;

import org.katachi.board.Stone;

/** The sums of {@link ShapeWeights}, for both colours. */
final class WeightSums extends PlySums {

  private static final int COLOURS = 2;

  private final long[] blackWeights;
  private final long[] whiteWeights;

  /** By ply and colour. */
  private final long[] sums;

  WeightSums(ShapeWeights weights, int maxPlies) {
    blackWeights = weights.of(Stone.BLACK);
    whiteWeights = weights.of(Stone.WHITE);
    sums = new long[(maxPlies + 1) * COLOURS];
  }

  @Override
  void enter(int blackCombination, int whiteCombination) {
    sums[0] += blackWeights[blackCombination];
    sums[1] += whiteWeights[whiteCombination];
  }

  @Override
  void add(int ply, long[] log, int start, int end) {
    long black = sums[ply * COLOURS];
    long white = sums[ply * COLOURS + 1];
    for (int i = start; i < end; i += 2) {
      black +=
          blackWeights[ShapeBoard.blackCombination(log[i + 1])]
              - blackWeights[ShapeBoard.blackCombination(log[i])];
      white +=
          whiteWeights[ShapeBoard.whiteCombination(log[i + 1])]
              - whiteWeights[ShapeBoard.whiteCombination(log[i])];
    }
    sums[(ply + 1) * COLOURS] = black;
    sums[(ply + 1) * COLOURS + 1] = white;
  }

  /** The sum of a ply for a colour, both lanes. */
  long of(int ply, int colour) {
    return sums[ply * COLOURS + colour - Stone.BLACK];
  }
}
