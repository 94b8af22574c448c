package org.katachi.player.weighted;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/**
 * For every cell and each of the four directions what lies up to four cells away to either side, as
 * a key of 16 bits.
 *
 * <p>Two bits a neighbour with the values of {@link Stone}; the lowest two are those of the
 * neighbour four cells before the cell, the highest those of the one four cells after it:
 *
 * <pre>
 *   neighbour  -4  -3  -2  -1  (cell)  +1  +2  +3  +4
 *   bits       0-1 2-3 4-5 6-7        8-9 10- 12- 14-15
 * </pre>
 *
 * <p>An empty neighbour is 0, so a stone comes and goes by XOR in the keys of the cells around it,
 * without reading a line. Keys of cells off the board have no meaning.
 */
public final class LineKeys {

  /** How many cells to either side a key looks. */
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

  /** Adds a stone that was not there, or takes one away that was: the same operation. */
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

  /** The place in a key of the neighbour so far before the cell. */
  static int shiftBefore(int distance) {
    return BITS * (REACH - distance);
  }

  /** The place in a key of the neighbour so far after the cell. */
  static int shiftAfter(int distance) {
    return BITS * (REACH + distance - 1);
  }

  private void markEdges(int cell) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      int step = geometry.step(direction);
      // Whatever lies beyond an edge is off the board as well.
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
