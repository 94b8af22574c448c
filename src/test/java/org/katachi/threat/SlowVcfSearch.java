package org.katachi.threat;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.rules.Referee;

/**
 * VCF by definition: every point is tried for the attacker, and every reply for the defender. The
 * twin of {@link VcfSearch}.
 */
final class SlowVcfSearch {

  private final Board board;
  private final Geometry geometry;
  private final Referee referee;

  SlowVcfSearch(Board board, Referee referee) {
    this.board = board;
    this.referee = referee;
    geometry = board.geometry();
  }

  /** The fewest fours with which the side to move wins by force, up to a limit; -1 if it can't. */
  int fewestFours(int most) {
    for (int fours = 0; fours <= most; fours++) {
      if (attack(fours)) {
        return fours;
      }
    }
    return -1;
  }

  private boolean attack(int fours) {
    int attacker = board.sideToMove();
    if (hasFive(attacker)) {
      return true;
    }
    for (int i = 0; fours > 0 && i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell)
          && !referee.isForbidden(board, cell, attacker)
          && winsWith(cell, fours)) {
        return true;
      }
    }
    return false;
  }

  private boolean winsWith(int cell, int fours) {
    int attacker = board.sideToMove();
    board.play(cell);
    boolean wins = hasFive(attacker) && !hasFive(board.sideToMove()) && everyReplyLoses(fours - 1);
    board.undo();
    return wins;
  }

  private boolean everyReplyLoses(int fours) {
    int defender = board.sideToMove();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int reply = geometry.point(i);
      if (board.isEmpty(reply) && !referee.isForbidden(board, reply, defender)) {
        board.play(reply);
        boolean loses = attack(fours);
        board.undo();
        if (!loses) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean hasFive(int side) {
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && referee.wins(board, cell, side)) {
        return true;
      }
    }
    return false;
  }
}
