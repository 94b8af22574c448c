package org.katachi.classic.weighted;

import java.util.function.IntUnaryOperator;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.classic.StaticPlayer;

/**
 * Plays by weighted scoring, without search. Over the four directions an empty point scores the
 * weight of the line that an own stone would make there, and the weight of the line that an
 * opponent's stone would make.
 */
public final class WeightedPlayer extends StaticPlayer {

  private final ScoringWeights weights;

  public WeightedPlayer(ScoringWeights weights) {
    this.weights = weights;
  }

  @Override
  protected IntUnaryOperator scorer(Board board) {
    return cell -> score(board, cell, board.sideToMove());
  }

  /**
   * The score of an empty cell for a side.
   *
   * @param side {@link Stone#BLACK} or {@link Stone#WHITE}
   */
  int score(Board board, int cell, int side) {
    int sum = 0;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = board.geometry().step(direction);
      LineKind made = line(board, cell, step, side);
      LineKind prevented = line(board, cell, step, Stone.opponent(side));
      sum += made == null ? 0 : weights.own(made);
      sum += prevented == null ? 0 : weights.opponent(prevented);
    }
    return sum;
  }

  /** The line that a stone on a cell would make. */
  private static LineKind line(Board board, int cell, int step, int stone) {
    int before = endOfRow(board, cell, -step, stone);
    int after = endOfRow(board, cell, step, stone);
    int openEnds = (board.isEmpty(before) ? 1 : 0) + (board.isEmpty(after) ? 1 : 0);
    return LineKind.of((after - before) / step - 1, openEnds);
  }

  /** The first cell in a direction that has no such stone. */
  private static int endOfRow(Board board, int cell, int step, int stone) {
    int end = cell + step;
    while (board.stone(end) == stone) {
      end += step;
    }
    return end;
  }
}
