package org.katachi.engine;

import java.util.HashMap;
import java.util.Map;
import org.katachi.board.Board;
import org.katachi.rules.Referee;

/** Solves positions with few empty points by playing every game to its end. */
final class ExactSolver {

  /** In plies: longer than any game. */
  private static final int WIN = 1000;

  private final Board board;
  private final Referee referee;
  private final Map<Long, Integer> known = new HashMap<>();

  ExactSolver(Board board, Referee referee) {
    this.board = board;
    this.referee = referee;
  }

  /** The plies to the win of the side to move, or 0 if it can't force one. */
  int pliesToWin() {
    int value = solve();
    return value > 0 ? WIN - value : 0;
  }

  /** The plies to the loss of the side to move, or 0 if it can avoid one. */
  int pliesToLoss() {
    int value = solve();
    return value < 0 ? WIN + value : 0;
  }

  /** A win in n plies is 1000 - n, a loss the negative, a draw 0. */
  private int solve() {
    Integer found = known.get(board.hash());
    if (found == null) {
      found = search();
      known.put(board.hash(), found);
    }
    return found;
  }

  private int search() {
    if (board.isFull()) {
      return 0;
    }
    // A side with forbidden points only loses with its next move.
    int best = 1 - WIN;
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      if (board.isEmpty(cell) && !referee.isForbidden(board, cell, board.sideToMove())) {
        best = Math.max(best, valueOf(cell));
      }
    }
    return best;
  }

  private int valueOf(int cell) {
    if (referee.wins(board, cell, board.sideToMove())) {
      return WIN - 1;
    }
    board.play(cell);
    int value = -solve();
    board.undo();
    return value - Integer.signum(value);
  }
}
