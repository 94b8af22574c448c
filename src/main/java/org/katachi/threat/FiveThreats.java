package org.katachi.threat;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.shape.TrackedBoard;
import org.katachi.shape.WinTable;

/**
 * Threats to make five at once, and what stops them, exactly as the rules of the game have it.
 *
 * <p>Under every rule a winning line contains a full window of five, so the windows that lack one
 * stone name the candidates, and the referee tells which of them really win.
 */
public final class FiveThreats {

  /** No cell. Cell 0 lies in the padding. */
  public static final int NONE = 0;

  /** More five-points than these at a time are no harder to defend against. */
  private static final int MAX_POINTS = 16;

  private final TrackedBoard tracked;
  private final Board board;
  private final Geometry geometry;
  private final WinTable wins;
  private final Referee referee;
  private final int[] points = new int[MAX_POINTS];

  public FiveThreats(TrackedBoard tracked, Referee referee) {
    this.tracked = tracked;
    this.referee = referee;
    board = tracked.board();
    geometry = board.geometry();
    wins = tracked.wins();
  }

  /**
   * A point where a side wins with its next stone: of several the first on the board, or {@link
   * #NONE}.
   */
  public int fivePoint(int side) {
    int first = NONE;
    for (int i = wins.listSize(side, 1) - 1; i >= 0; i--) {
      int cell = wins.emptyCell(wins.listed(side, 1, i), 0);
      if ((first == NONE || cell < first) && referee.wins(board, cell, side)) {
        first = cell;
      }
    }
    return first;
  }

  /**
   * Finds every legal move that leaves the other side without a five-point.
   *
   * @param attacker the side that threatens to make five
   * @param cells where the moves are written, nine at the most
   * @param offset the place of the first
   * @return the number of moves; zero if the threat can't be met
   */
  public int defences(int attacker, int[] cells, int offset) {
    int count = collectFivePoints(attacker);
    int found = tryDefence(points[0], attacker, count, cells, offset, 0);
    return referee.endsMatter() ? tryEnds(attacker, count, cells, offset, found) : found;
  }

  /** The board with its tables that the threats are looked for on. */
  TrackedBoard tracked() {
    return tracked;
  }

  private int collectFivePoints(int side) {
    int count = 0;
    for (int i = wins.listSize(side, 1) - 1; i >= 0 && count < MAX_POINTS; i--) {
      int cell = wins.emptyCell(wins.listed(side, 1, i), 0);
      if (!contains(count, cell) && referee.wins(board, cell, side)) {
        points[count++] = cell;
      }
    }
    return count;
  }

  private boolean contains(int count, int cell) {
    for (int i = 0; i < count; i++) {
      if (points[i] == cell) {
        return true;
      }
    }
    return false;
  }

  /**
   * Where a five with both ends stopped is no win, a threat is also met by stopping an end of the
   * line to come.
   */
  private int tryEnds(int attacker, int count, int[] cells, int offset, int foundBefore) {
    int found = foundBefore;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = geometry.step(direction);
      found =
          tryDefence(endOfLine(points[0], -step, attacker), attacker, count, cells, offset, found);
      found =
          tryDefence(endOfLine(points[0], step, attacker), attacker, count, cells, offset, found);
    }
    return found;
  }

  private int endOfLine(int from, int step, int side) {
    int cell = from + step;
    while (board.stone(cell) == side) {
      cell += step;
    }
    return cell;
  }

  private int tryDefence(int cell, int attacker, int count, int[] cells, int offset, int found) {
    int defender = Stone.opponent(attacker);
    if (!board.isEmpty(cell)
        || !stopsAll(cell, attacker, count)
        || referee.isForbidden(board, cell, defender)) {
      return found;
    }
    for (int i = 0; i < found; i++) {
      if (cells[offset + i] == cell) {
        return found;
      }
    }
    cells[offset + found] = cell;
    return found + 1;
  }

  private boolean stopsAll(int cell, int attacker, int count) {
    boolean stops = true;
    board.set(cell, Stone.opponent(attacker));
    for (int i = 0; i < count && stops; i++) {
      stops = points[i] == cell || !referee.wins(board, points[i], attacker);
    }
    board.clear(cell);
    return stops;
  }
}
