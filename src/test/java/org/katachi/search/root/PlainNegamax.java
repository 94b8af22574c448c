package org.katachi.search.root;

import java.util.function.IntPredicate;
import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.eval.Evaluator;
import org.katachi.rules.Referee;
import org.katachi.search.Score;
import org.katachi.search.tree.AlphaBeta;
import org.katachi.search.tree.DeadBoard;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/**
 * Negamax to a fixed depth, every line of it: no window, table, order, pruning, reduction or
 * extension. The twin of {@link AlphaBeta}.
 *
 * <p>It has the moves and leaves of a node in common with it. A five and an open four end a line;
 * to stop a five costs no depth; elsewhere the moves are the points near a stone, and all others if
 * each of those is proved to lose.
 */
final class PlainNegamax {

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final Evaluator evaluator;

  PlainNegamax(ShapeBoard shapes, Referee referee, Evaluator evaluator) {
    this.shapes = shapes;
    this.referee = referee;
    this.evaluator = evaluator;
    board = shapes.board();
  }

  /**
   * The value of the position on the board.
   *
   * @param depth in plies
   * @return the {@link Score} for the side to move
   */
  int value(int depth) {
    return value(depth, 0);
  }

  /**
   * The value of a legal move.
   *
   * @param depth of the position before the move, in plies
   */
  int moveValue(int move, int depth) {
    int side = board.sideToMove();
    if (shapes.cellClass(move, side) == CellClass.FIVE) {
      return Score.win(1);
    }
    int spent = shapes.has(Stone.opponent(side), CellClass.FIVE) ? 0 : 1;
    shapes.play(move);
    int value = -value(depth - spent, 1);
    shapes.undo();
    return value;
  }

  private int value(int depth, int ply) {
    int side = board.sideToMove();
    if (shapes.has(side, CellClass.FIVE)) {
      return Score.win(ply + 1);
    }
    if (board.isFull() || shapes.isDead()) {
      return new DeadBoard(board, referee).value();
    }
    if (shapes.has(Stone.opponent(side), CellClass.FIVE)) {
      return Math.max(Score.loss(ply + 2), best(this::stopsFive, depth, ply));
    }
    if (shapes.has(side, CellClass.OPEN_FOUR)) {
      return Score.win(ply + 3);
    }
    if (depth == 0) {
      return Score.estimate(evaluator.value());
    }
    int near = best(shapes::isNearStone, depth - 1, ply);
    int best =
        Score.isProvedLoss(near)
            ? Math.max(near, best(cell -> !shapes.isNearStone(cell), depth - 1, ply))
            : near;
    // Every move of renju's black may be a foul.
    return Math.max(Score.loss(ply + 1), best);
  }

  /** Whether a move leaves the opponent without a point to make five. */
  private boolean stopsFive(int cell) {
    shapes.play(cell);
    boolean stops = !shapes.has(board.sideToMove(), CellClass.FIVE);
    shapes.undo();
    return stops;
  }

  /**
   * The value of the best of some legal moves; less than any value if there is none.
   *
   * @param depth after the move
   */
  private int best(IntPredicate candidates, int depth, int ply) {
    int best = -Score.INFINITE;
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      if (board.isEmpty(cell)
          && candidates.test(cell)
          && !referee.isForbidden(board, cell, board.sideToMove())) {
        shapes.play(cell);
        best = Math.max(best, -value(depth, ply + 1));
        shapes.undo();
      }
    }
    return best;
  }
}
