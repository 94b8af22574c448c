package org.katachi.eval;

import org.katachi.board.Stone;
import org.katachi.network.AccumulatorStack;
import org.katachi.shape.Combinations;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ShapeTables;

/** The sums of {@link LinearWeights} over a board's empty cells, for both colours. */
final class LinearAccumulator extends AccumulatorStack {

  private static final int COLOURS = 2;

  private final long[] blackWeights;
  private final long[] whiteWeights;

  /** By ply and colour. */
  private final long[] sums;

  LinearAccumulator(LinearWeights weights, ShapeBoard shapes) {
    super(shapes);
    blackWeights = counted(weights, Stone.BLACK, shapes.tables());
    whiteWeights = counted(weights, Stone.WHITE, shapes.tables());
    sums = new long[(shapes.maxPlies() + 1) * COLOURS];
  }

  /** A colour's weights of what its cells count as. */
  private static long[] counted(LinearWeights weights, int colour, ShapeTables tables) {
    long[] counted = weights.of(colour).clone();
    for (int i = 0; i < Combinations.COUNT; i++) {
      counted[i] = weights.of(colour)[tables.valueCombination(i, colour)];
    }
    return counted;
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
