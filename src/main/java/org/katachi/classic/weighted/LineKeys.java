package org.katachi.classic.weighted;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/**
 * The line keys of a board: for every cell and direction the four neighbours to either side, in 16
 * bits.
 *
 * <p>Each neighbour has two bits with the values of {@link Stone}:
 *
 * <pre>
 *   neighbour  -4  -3  -2  -1  (cell)  +1  +2  +3  +4
 *   bits       0-1 2-3 4-5 6-7        8-9 10- 12- 14-15
 * </pre>
 *
 * <p>An empty neighbour is 0, so an XOR adds or removes a stone in the keys of the cells around it.
 * Keys of cells off the board have no meaning.
 */
public final class LineKeys {

  /** The number of neighbours to either side. */
  public static final int REACH = 4;

  /** The number of different keys. */
  public static final int KEYS = 1 << (2 * 2 * REACH);

  private static final int BITS = 2;

  private final Geometry geometry;
  private final char[] keys;

  /** The keys of an empty board. */
  public LineKeys(Geometry geometry) {
    this.geometry = geometry;
    keys = new char[geometry.cellCount() * Geometry.DIRECTIONS];
    for (int i = 0; i < geometry.pointCount(); i++) {
      markEdges(geometry.point(i));
    }
  }

  /** The keys of a board with its stones. */
  public static LineKeys of(Board board) {
    Geometry geometry = board.geometry();
    LineKeys keys = new LineKeys(geometry);
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (!board.isEmpty(cell)) {
        keys.toggle(cell, board.stone(cell));
      }
    }
    return keys;
  }

  /** The key of a cell in a direction. */
  public int key(int cell, int direction) {
    return keys[cell * Geometry.DIRECTIONS + direction];
  }

  /** Adds a stone or removes it again: both are the same operation. */
  public void toggle(int cell, int stone) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = geometry.step(direction) * Geometry.DIRECTIONS;
      int before = cell * Geometry.DIRECTIONS + direction;
      int after = before;
      for (int distance = 1; distance <= REACH; distance++) {
        before -= step;
        after += step;
        keys[before] ^= (char) (stone << shiftAfter(distance));
        keys[after] ^= (char) (stone << shiftBefore(distance));
      }
    }
  }

  /** The shift of the neighbour at a distance before the cell. */
  static int shiftBefore(int distance) {
    return BITS * (REACH - distance);
  }

  /** The shift of the neighbour at a distance after the cell. */
  static int shiftAfter(int distance) {
    return BITS * (REACH + distance - 1);
  }

  private void markEdges(int cell) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = geometry.step(direction);
      // If a cell is off the board, so are all beyond it.
      if (!geometry.isOnBoard(cell - REACH * step) || !geometry.isOnBoard(cell + REACH * step)) {
        keys[cell * Geometry.DIRECTIONS + direction] = edges(cell, step);
      }
    }
  }

  private char edges(int cell, int step) {
    int key = 0;
    for (int distance = 1; distance <= REACH; distance++) {
      key |=
          geometry.isOnBoard(cell - distance * step) ? 0 : Stone.BLOCKED << shiftBefore(distance);
      key |= geometry.isOnBoard(cell + distance * step) ? 0 : Stone.BLOCKED << shiftAfter(distance);
    }
    return (char) key;
  }
}
