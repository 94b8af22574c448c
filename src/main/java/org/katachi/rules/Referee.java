package org.katachi.rules;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;

/**
 * Judges the moves of games under one set of rules. Its only state is the rules. It may put stones
 * on a board while it looks, and leaves the board as it was.
 */
public final class Referee {

  private final LineRule lines;
  private final boolean forbids;

  public Referee(RuleSet rules) {
    lines = new LineRule(rules.rule());
    forbids = rules.rule() == Rule.RENJU;
  }

  /**
   * Whether a stone stands, or would stand, in a winning line.
   *
   * @param cell a cell that is empty or holds a stone of that colour
   * @param colour {@link Stone#BLACK} or {@link Stone#WHITE}
   */
  public boolean wins(Board board, int cell, int colour) {
    return lines.wins(board, cell, colour);
  }

  /** Whether a line that would win can be spoiled by stones of the opponent at its ends. */
  public boolean endsMatter() {
    return lines.endsMatter();
  }

  /** Whether the rules forbid some points to a colour. */
  public boolean forbids(int colour) {
    return forbids && colour == Stone.BLACK;
  }

  /**
   * Whether a colour may not play at an empty cell. A move that wins is never forbidden.
   *
   * @param colour {@link Stone#BLACK} or {@link Stone#WHITE}
   */
  public boolean isForbidden(Board board, int cell, int colour) {
    return forbids(colour) && ForbiddenPoints.isForbidden(board, cell);
  }

  /**
   * The verdict on the move played last.
   *
   * @param lastCell its cell, which holds its stone
   */
  public Verdict verdict(Board board, int lastCell) {
    int colour = board.stone(lastCell);
    if (wins(board, lastCell, colour)) {
      return Verdict.WIN;
    }
    if (wasForbidden(board, lastCell, colour)) {
      return Verdict.FOUL;
    }
    return board.isFull() ? Verdict.DRAW : Verdict.ONGOING;
  }

  private boolean wasForbidden(Board board, int cell, int colour) {
    board.clear(cell);
    boolean forbidden = isForbidden(board, cell, colour);
    board.set(cell, colour);
    return forbidden;
  }

  /**
   * Collects the stones of all winning lines through a stone: those that die in a continuous game.
   *
   * @param cell a cell that holds a stone
   * @param cells takes the cells of those stones, each once, the given one first; the number of the
   *     board's points is always room enough
   * @return their number, 0 if no line through the stone wins
   */
  public int winningLine(Board board, int cell, int[] cells) {
    int colour = board.stone(cell);
    int count = 1;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      if (lines.winsAlong(board, cell, colour, direction)) {
        int step = board.geometry().step(direction);
        count = collect(board, cell, -step, cells, count);
        count = collect(board, cell, step, cells, count);
      }
    }
    cells[0] = cell;
    return count > 1 ? count : 0;
  }

  private static int collect(Board board, int cell, int step, int[] cells, int count) {
    int end = LineRule.firstOther(board, cell, board.stone(cell), step);
    int size = count;
    for (int next = cell + step; next != end; next += step) {
      cells[size++] = next;
    }
    return size;
  }

  /** The empty points that are forbidden to black, column by column, each from the top. */
  public List<Point> forbiddenPoints(Board board) {
    Geometry geometry = board.geometry();
    List<Point> points = new ArrayList<>();
    for (int x = 0; x < geometry.width(); x++) {
      for (int y = 0; y < geometry.height(); y++) {
        int cell = geometry.cell(x, y);
        if (board.isEmpty(cell) && isForbidden(board, cell, Stone.BLACK)) {
          points.add(new Point(x, y));
        }
      }
    }
    return List.copyOf(points);
  }
}
