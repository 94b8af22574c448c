package org.katachi.threat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;

/**
 * VCF without any table: lines are counted stone by stone, and the referee says what wins. Slower
 * than {@link VcfSearch} and faster than {@link SlowVcfSearch}, because it tries only the reply
 * that takes the five-point; so it is not for rules in which the ends of a line matter.
 */
final class PlainVcfSearch {

  private final Board board;
  private final Geometry geometry;
  private final Referee referee;

  /** By a position's hash: the number of fours that are not enough to win. */
  private final Map<Long, Integer> failures = new HashMap<>();

  PlainVcfSearch(Board board, Referee referee) {
    this.board = board;
    this.referee = referee;
    geometry = board.geometry();
  }

  /** The plies of the win with the fewest fours for the side to move; 0 if there is none. */
  int plies(int mostFours) {
    for (int fours = 0; fours <= mostFours; fours++) {
      if (attack(fours)) {
        return 2 * fours + 1;
      }
    }
    return 0;
  }

  private boolean attack(int fours) {
    int attacker = board.sideToMove();
    if (!fivePoints(attacker).isEmpty()) {
      return true;
    }
    if (fours <= failures.getOrDefault(board.hash(), 0)) {
      return false;
    }
    List<Integer> forced = fivePoints(Stone.opponent(attacker));
    for (int i = 0; fours > 0 && i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (hasLine(cell, attacker, 3)
          && (forced.isEmpty() || forced.equals(List.of(cell)))
          && !referee.isForbidden(board, cell, attacker)
          && winsWith(cell, fours)) {
        return true;
      }
    }
    failures.merge(board.hash(), fours, Math::max);
    return false;
  }

  private boolean winsWith(int cell, int fours) {
    int attacker = board.sideToMove();
    board.play(cell);
    List<Integer> points = fivePoints(attacker);
    boolean wins =
        !points.isEmpty()
            && fivePoints(board.sideToMove()).isEmpty()
            && (points.size() > 1 || winsAfter(points.get(0), fours - 1));
    board.undo();
    return wins;
  }

  private boolean winsAfter(int reply, int fours) {
    if (referee.isForbidden(board, reply, board.sideToMove())) {
      return true;
    }
    board.play(reply);
    boolean wins = attack(fours);
    board.undo();
    return wins;
  }

  private List<Integer> fivePoints(int side) {
    List<Integer> points = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (hasLine(cell, side, 4) && referee.wins(board, cell, side)) {
        points.add(cell);
      }
    }
    return points;
  }

  /** Whether an empty cell has that many stones of a side within four cells in a direction. */
  private boolean hasLine(int cell, int side, int least) {
    for (int direction = 0; direction < Geometry.DIRECTIONS && board.isEmpty(cell); direction++) {
      int step = geometry.step(direction);
      int stones = 0;
      for (int i = 1; i < 5; i++) {
        stones += board.stone(cell + i * step) == side ? 1 : 0;
        stones += board.stone(cell - i * step) == side ? 1 : 0;
      }
      if (stones >= least) {
        return true;
      }
    }
    return false;
  }
}
