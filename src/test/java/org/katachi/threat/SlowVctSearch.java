package org.katachi.threat;

import java.util.HashMap;
import java.util.Map;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.rules.Referee;

/**
 * VCT by definition: every legal move after which the attacker would win by fours if it could move
 * again is tried, and every legal reply of the defender. The oracle of {@link VctSearch}; it knows
 * stones and the referee, and no table of the search.
 */
final class SlowVctSearch {

  private final Board board;
  private final Geometry geometry;
  private final Referee referee;
  private final SlowVcfSearch fours;

  /** By a position's hash: the least plies in which it was found to be won. */
  private final Map<Long, Integer> won = new HashMap<>();

  /** By a position's hash: the most plies in which it was found not to be won. */
  private final Map<Long, Integer> notWon = new HashMap<>();

  SlowVctSearch(Board board, Referee referee) {
    this.board = board;
    this.referee = referee;
    geometry = board.geometry();
    fours = new SlowVcfSearch(board, referee);
  }

  /** Whether the side to move wins by threats in so many plies at the most, the five included. */
  boolean winsWithin(int plies) {
    long position = board.hash();
    if (plies < 1 || plies <= notWon.getOrDefault(position, 0)) {
      return false;
    }
    if (plies >= won.getOrDefault(position, Integer.MAX_VALUE)) {
      return true;
    }
    boolean wins = winsWithin(plies - 2) || winsIn(plies);
    (wins ? won : notWon).put(position, plies);
    return wins;
  }

  private boolean winsIn(int plies) {
    int attacker = board.sideToMove();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      boolean wins =
          plies == 1
              ? board.isEmpty(cell) && referee.wins(board, cell, attacker)
              : isLegal(cell) && winsWith(cell, plies);
      if (wins) {
        return true;
      }
    }
    return false;
  }

  private boolean winsWith(int cell, int plies) {
    board.play(cell);
    boolean wins = !winsWithin(1) && threatens(plies - 2) && everyReplyLoses(plies - 2);
    board.undo();
    return wins;
  }

  private boolean threatens(int plies) {
    board.passTurn();
    boolean threatens = fours.fewestFours(plies / 2) >= 0;
    board.passTurn();
    return threatens;
  }

  private boolean everyReplyLoses(int plies) {
    for (int i = 0; i < geometry.pointCount(); i++) {
      int reply = geometry.point(i);
      if (isLegal(reply)) {
        board.play(reply);
        boolean loses = winsWithin(plies);
        board.undo();
        if (!loses) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isLegal(int cell) {
    return board.isEmpty(cell) && !referee.isForbidden(board, cell, board.sideToMove());
  }
}
