package org.katachi.engine;

import org.katachi.board.Board;
import org.katachi.board.Point;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;

/** The use of an empty point, by the referee alone. */
final class Points {

  private Points() {}

  /** A stone of the side to move wins there. */
  static boolean wins(Position position, Point point) {
    Board board = position.toBoard();
    return new Referee(position.rules())
        .wins(board, board.geometry().cell(point), board.sideToMove());
  }

  /** A legal stone of the side to move leaves the opponent without a point to win at. */
  static boolean stopsAllFives(Position position, Point point) {
    Board board = position.toBoard();
    int cell = board.geometry().cell(point);
    return !new Referee(position.rules()).isForbidden(board, cell, board.sideToMove())
        && !hasFive(position.play(point), Stone.opponent(board.sideToMove()));
  }

  /** The side that is not to move would win with its next stone. */
  static boolean opponentHasFive(Position position) {
    return hasFive(position, Stone.opponent(position.toBoard().sideToMove()));
  }

  private static boolean hasFive(Position position, int side) {
    Board board = position.toBoard();
    Referee referee = new Referee(position.rules());
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      if (board.isEmpty(cell) && referee.wins(board, cell, side)) {
        return true;
      }
    }
    return false;
  }
}
