package org.katachi.threat;

import org.katachi.board.Board;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/** The legal fours of a side. */
public final class Fours {

  private final ShapeBoard shapes;
  private final Board board;
  private final Referee referee;
  private final int[] found;

  /** Fours on a board. */
  public Fours(ShapeBoard shapes, Referee referee) {
    this.shapes = shapes;
    this.referee = referee;
    board = shapes.board();
    found = new int[board.geometry().pointCount()];
  }

  /** Whether a side has a point for a four, or one that may turn out to be a foul. */
  boolean mayBeMade(int side) {
    return shapes.has(side, CellClass.FOUR) || mayLeadOn(side);
  }

  /**
   * Whether a side has a point for a four with a three, an open two or another four beside it. A
   * point that may turn out to be a foul counts as one.
   */
  public boolean mayLeadOn(int side) {
    return shapes.has(side, CellClass.FOUR_PLUS)
        || shapes.has(side, CellClass.FOUR_THREE)
        || shapes.has(side, CellClass.OPEN_FOUR)
        || mayBeForbidden(side);
  }

  /** Whether a legal stone makes a four. */
  boolean isMadeAt(int cell, int side) {
    return CellClass.ifLegal(shapes.combination(cell, side)) >= CellClass.FOUR;
  }

  /**
   * Writes the legal fours of a side without a five-point, the strongest first, then in the order
   * of the board; those that may be fouls last.
   *
   * @param into where the cells are written; as many as the side has points that may be fouls may
   *     be written over behind the last
   * @param offset the place of the first
   * @return the number of cells
   */
  public int collect(int side, int[] into, int offset) {
    int end = offset;
    for (int four = CellClass.OPEN_FOUR; four >= CellClass.FOUR; four--) {
      if (shapes.has(side, four)) {
        end += shapes.collect(side, four, four, into, end);
      }
    }
    return (mayBeForbidden(side) ? collectMaybeForbidden(side, into, end) : end) - offset;
  }

  /**
   * Adds to a list the legal fours of a side that it lacks. A list of different empty points stays
   * one, so it needs no more room than the board has points.
   *
   * @param cells the list
   * @param offset the place of its first cell
   * @param count the number of its cells
   * @return the number of cells with the fours
   */
  public int addTo(int[] cells, int offset, int count, int side) {
    int all = collect(side, found, 0);
    int end = offset + count;
    for (int i = 0; i < all; i++) {
      if (!contains(cells, offset, offset + count, found[i])) {
        cells[end++] = found[i];
      }
    }
    return end - offset;
  }

  private static boolean contains(int[] cells, int from, int end, int cell) {
    for (int i = from; i < end; i++) {
      if (cells[i] == cell) {
        return true;
      }
    }
    return false;
  }

  private int collectMaybeForbidden(int side, int[] into, int first) {
    int maybeForbidden = CellClass.DOUBLE_THREE;
    int last = first + shapes.collect(side, maybeForbidden, maybeForbidden, into, first);
    int end = first;
    for (int i = first; i < last; i++) {
      int cell = into[i];
      if (isMadeAt(cell, side) && !referee.isForbidden(board, cell, side)) {
        into[end++] = cell;
      }
    }
    return end;
  }

  private boolean mayBeForbidden(int side) {
    return referee.forbids(side) && shapes.has(side, CellClass.DOUBLE_THREE);
  }
}
