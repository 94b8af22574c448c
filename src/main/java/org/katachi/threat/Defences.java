package org.katachi.threat;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/**
 * The defences against fives and open fours: exactly the legal moves after which the opponent has
 * no point left to make a five, or an open four. In renju, moves that lift a foul of black's are
 * among them.
 *
 * <p>A stone changes the class of another cell only if it stands there, or in one of its lines. So
 * the moves that stop the first of the points are few, and each of them is tested on the others.
 */
public final class Defences {

  /** More than the moves that can stop one point: the point, and what its lines hold. */
  public static final int MAX_MOVES = 41;

  /** Points beyond these are not tested: that many can't all be stopped. */
  private static final int MAX_POINTS = 64;

  private final ShapeBoard shapes;
  private final Board board;
  private final Geometry geometry;
  private final Referee referee;
  private final int reach;
  private final int[] points;

  /** Defences on a board. */
  public Defences(ShapeBoard shapes, Referee referee) {
    this.shapes = shapes;
    this.referee = referee;
    board = shapes.board();
    geometry = board.geometry();
    reach = shapes.tables().reach();
    points = new int[geometry.pointCount()];
  }

  /** The board that the threats are on. */
  ShapeBoard shapes() {
    return shapes;
  }

  /**
   * Finds every legal move that leaves the attacker without a five-point.
   *
   * @param attacker a side that has a five-point
   * @param cells where the moves are written, {@link #MAX_MOVES} at the most
   * @param offset the place of the first
   * @return the number of moves; zero if the threat can't be met
   */
  public int againstFive(int attacker, int[] cells, int offset) {
    if (referee.endsMatter()) {
      return against(attacker, CellClass.FIVE, cells, offset);
    }
    int five = shapes.first(attacker, CellClass.FIVE);
    if (shapes.hasSeveralFives(attacker) || isForbidden(five, attacker)) {
      return 0;
    }
    cells[offset] = five;
    return 1;
  }

  /**
   * Finds every legal move that leaves the attacker none of its points for an open four. The
   * defender's own fours, which put off the threat, are not among them unless they stop it, too. A
   * move may turn a point that was forbidden to renju's black into a legal one: that is not tested,
   * so such a move is among them and stops nothing.
   *
   * @param attacker a side that has a point for an open four, and none for a five
   * @param cells where the moves are written, {@link #MAX_MOVES} at the most
   * @param offset the place of the first
   * @return the number of moves
   */
  public int againstOpenFour(int attacker, int[] cells, int offset) {
    return against(attacker, CellClass.OPEN_FOUR, cells, offset);
  }

  private int against(int attacker, int minClass, int[] cells, int offset) {
    int count = Math.min(MAX_POINTS, shapes.collect(attacker, minClass, CellClass.FIVE, points, 0));
    int found = add(points[0], attacker, minClass, count, cells, offset, 0);
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = geometry.step(direction);
      for (int distance = -reach; distance <= reach; distance++) {
        int cell = points[0] + distance * step;
        if (distance != 0
            && board.isEmpty(cell)
            && stops(points[0], direction, distance, attacker, minClass)) {
          found = add(cell, attacker, minClass, count, cells, offset, found);
        }
      }
    }
    return found;
  }

  /** Adds a move that stops the first of the points if it stops the others and is legal. */
  private int add(
      int cell, int attacker, int minClass, int count, int[] cells, int offset, int found) {
    for (int i = 1; i < count; i++) {
      if (!stops(cell, points[i], attacker, minClass)) {
        return found;
      }
    }
    if (isForbidden(cell, attacker)) {
      return found;
    }
    cells[offset + found] = cell;
    return found + 1;
  }

  private boolean stops(int cell, int point, int attacker, int minClass) {
    if (cell == point) {
      return true;
    }
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = geometry.step(direction);
      int distance = (cell - point) / step;
      if (distance * step == cell - point && Math.abs(distance) <= reach) {
        return stops(point, direction, distance, attacker, minClass);
      }
    }
    return false;
  }

  private boolean stops(int point, int direction, int distance, int attacker, int minClass) {
    return shapes.classWith(point, attacker, direction, distance, Stone.opponent(attacker))
        < minClass;
  }

  private boolean isForbidden(int cell, int attacker) {
    return referee.isForbidden(board, cell, Stone.opponent(attacker));
  }
}
