package org.katachi.eval;

import org.katachi.board.Stone;
import org.katachi.network.AccumulatorStack;
import org.katachi.shape.ShapeBoard;

/** The sums of {@link LinearWeights} over a board's empty cells, for both colours. */
final class LinearAccumulator extends AccumulatorStack {

  private static final int COLOURS = 2;

  private final long[] blackWeights;
  private final long[] whiteWeights;

  /** By ply and colour. */
  private final long[] sums;

  LinearAccumulator(LinearWeights weights, ShapeBoard shapes) {
    super(shapes);
    blackWeights = weights.of(Stone.BLACK);
    whiteWeights = weights.of(Stone.WHITE);
    sums = new long[(shapes.maxPlies() + 1) * COLOURS];
  }

  /** The sum for a colour that is to move. */
  int moving(int colour) {
    return LinearWeights.moving(sum(colour));
  }

  /** The sum for a colour whose opponent is to move. */
  int waiting(int colour) {
    return LinearWeights.waiting(sum(colour));
  }

  private long sum(int colour) {
    return sums[update() * COLOURS + colour - Stone.BLACK];
  }

  @Override
  protected void clear(int ply) {
    sums[ply * COLOURS] = 0;
    sums[ply * COLOURS + 1] = 0;
  }

  @Override
  protected void enter(int ply, int blackCombination, int whiteCombination) {
    sums[ply * COLOURS] += blackWeights[blackCombination];
    sums[ply * COLOURS + 1] += whiteWeights[whiteCombination];
  }

  @Override
  protected void add(int ply, long[] log, int start, int end) {
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
}
