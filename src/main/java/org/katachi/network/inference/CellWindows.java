package org.katachi.network.inference;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.convolution.LineWindows;

/**
 * The {@linkplain LineWindows windows} of all cells of a board at some ply, one a direction, and
 * which embeddings a move would change.
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

  /** For each of {@link #neighbours}: the lowest bit of the cell in that window. */
  private final int[] shifts = new int[CHANGES];

  private final char[] indices = LineWindows.indices();

  /** The offset of the windows of the move's cell. */
  private int moveOffset;

  /** The colour of its stone. */
  private int colour;

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

  /** The index of the embedding of a cell's window in a direction. */
  int index(int cell, int direction) {
    return indices[windows[cell * DIRECTIONS + direction]];
  }

  /**
   * Sets the move that the methods below are about: a stone on an empty cell, which changes {@link
   * #CHANGES} windows, numbered from 0 on.
   */
  void setMove(int cell, int stone) {
    moveOffset = cell * DIRECTIONS;
    colour = stone;
  }

  /** The cell of a window; some cells have several, and blocked ones have some, too. */
  int cell(int change) {
    return offset(change) >> DIRECTION_BITS;
  }

  /** The index of a window's embedding as it is. */
  int before(int change) {
    return indices[windows[offset(change)]];
  }

  /** As it would become. */
  int after(int change) {
    return indices[windows[offset(change)] ^ colour << shifts[change]];
  }

  private int offset(int change) {
    return moveOffset + neighbours[change];
  }

  /** Puts a stone on an empty cell. */
  void play(int cell, int stone) {
    toggle(cell, stone);
  }

  /** Takes a stone away. */
  void undo(int cell) {
    toggle(cell, LineWindows.middle(windows[cell * DIRECTIONS]));
  }

  /** A stone comes or goes. */
  private void toggle(int cell, int stone) {
    int offset = cell * DIRECTIONS;
    for (int i = 0; i < CHANGES; i++) {
      windows[offset + neighbours[i]] ^= stone << shifts[i];
    }
  }
}
