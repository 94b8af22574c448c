package org.katachi.network;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/**
 * The {@linkplain LineWindows windows} of all cells of a board at some ply, one a direction, and
 * which of their rows the last move changed.
 */
final class CellWindows {

  private static final int DIRECTIONS = Geometry.DIRECTIONS;
  private static final int DIRECTION_BITS = 2;

  /** The windows that a stone is in: a window of each cell in reach, and the four of its own. */
  static final int CHANGES = DIRECTIONS * (2 * LineWindows.REACH + 1);

  private final Geometry geometry;

  /** By {@code cell * DIRECTIONS + direction}; kept for every cell, whatever it holds. */
  private final int[] windows;

  /** From a cell's first window to each that it is in. */
  private final int[] neighbours = new int[CHANGES];

  /** For each of {@link #neighbours}: the place of the cell in that window. */
  private final int[] shifts = new int[CHANGES];

  private final char[] rows = LineWindows.rows();

  private final int[] cells = new int[CHANGES];
  private final int[] before = new int[CHANGES];
  private final int[] after = new int[CHANGES];

  CellWindows(Geometry geometry) {
    this.geometry = geometry;
    windows = new int[geometry.cellCount() * DIRECTIONS];
    int i = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      for (int distance = -LineWindows.REACH; distance <= LineWindows.REACH; distance++) {
        neighbours[i] = distance * geometry.step(direction) * DIRECTIONS + direction;
        shifts[i++] = LineWindows.shift(-distance);
      }
    }
  }

  /** Reads a board. */
  void read(Board board) {
    Arrays.fill(windows, Stone.BLOCKED << LineWindows.shift(0));
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        windows[cell * DIRECTIONS + direction] = window(board, cell, geometry.step(direction));
      }
    }
  }

  private static int window(Board board, int cell, int step) {
    int window = 0;
    for (int distance = -LineWindows.REACH; distance <= LineWindows.REACH; distance++) {
      window |= board.stone(cell + distance * step) << LineWindows.shift(distance);
    }
    return window;
  }

  /** The row of a cell's window in a direction. */
  int row(int cell, int direction) {
    return rows[windows[cell * DIRECTIONS + direction]];
  }

  /** Puts a stone on an empty cell, and lists the rows that this changes. */
  void play(int cell, int stone) {
    int first = cell * DIRECTIONS;
    for (int i = 0; i < CHANGES; i++) {
      int place = first + neighbours[i];
      int window = windows[place];
      int changed = window ^ stone << shifts[i];
      windows[place] = changed;
      cells[i] = place >> DIRECTION_BITS;
      before[i] = rows[window];
      after[i] = rows[changed];
    }
  }

  /** Takes a stone away; the list of changes stays. */
  void takeBack(int cell) {
    int first = cell * DIRECTIONS;
    int stone = LineWindows.middle(windows[first]);
    for (int i = 0; i < CHANGES; i++) {
      windows[first + neighbours[i]] ^= stone << shifts[i];
    }
  }

  /**
   * The cells whose windows the last {@link #play} changed: {@link #CHANGES} of them, some several
   * times, blocked ones too.
   */
  int[] cells() {
    return cells;
  }

  /** The row of each of these windows as it was. */
  int[] before() {
    return before;
  }

  /** As it became. */
  int[] after() {
    return after;
  }
}
