package org.katachi.search.tree;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.search.Score;

/**
 * What a board is worth on which nobody can make five any more: a draw, unless renju's black has to
 * make a foul before it is full.
 *
 * <p>A point where black would make an overline stays one until white plays there, and white does
 * so last of all. So black loses by two such points, and by one if the last point of the board is
 * black's. New such points that black's own moves make are not foreseen: on a rare board a loss is
 * reported as a draw, never a draw as a loss.
 */
public final class DeadBoard {

  private final Board board;
  private final Referee referee;

  public DeadBoard(Board board, Referee referee) {
    this.board = board;
    this.referee = referee;
  }

  /**
   * The value for the side to move of a dead board, or of a full one. That black loses is reported
   * as an estimate: a mate score would need the number of plies.
   */
  public int value() {
    if (!referee.forbids(Stone.BLACK) || !blackHasToFoul()) {
      return Score.DRAW;
    }
    return board.sideToMove() == Stone.BLACK ? -Score.MAX_ESTIMATE : Score.MAX_ESTIMATE;
  }

  /** The value for the side to move once it has made a legal move. */
  public int valueAfter(int move) {
    board.play(move);
    int value = -value();
    board.undo();
    return value;
  }

  private boolean blackHasToFoul() {
    Geometry geometry = board.geometry();
    int empty = 0;
    int fouls = 0;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell)) {
        empty++;
        fouls += referee.isForbidden(board, cell, Stone.BLACK) ? 1 : 0;
      }
    }
    boolean blackMovesLast = (empty % 2 == 1) == (board.sideToMove() == Stone.BLACK);
    return fouls > 1 || (fouls == 1 && blackMovesLast);
  }
}
