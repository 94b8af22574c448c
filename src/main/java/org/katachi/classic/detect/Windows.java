package org.katachi.classic.detect;

import java.util.Arrays;
import org.katachi.board.Geometry;

/**
 * The windows of a board: all sets of k consecutive cells in a line, 572 for five on 15×15.
 * Immutable.
 *
 * <p>Windows are numbered from zero. Flat arrays have the cells of each window and the windows
 * through each cell, at most 4k.
 */
public final class Windows {

  private final Geometry geometry;
  private final int length;
  private final int[] cells;
  private final int[] through;
  private final int[] throughStart;

  /**
   * The windows of a board.
   *
   * @param length the cells in a window, k; if no such line fits on the board, there are no windows
   * @throws IllegalArgumentException if the length is less than one
   */
  public Windows(Geometry geometry, int length) {
    if (length < 1) {
      throw new IllegalArgumentException("no line has " + length + " cells");
    }
    this.geometry = geometry;
    this.length = length;
    cells = enumerate();
    throughStart = new int[geometry.cellCount() + 1];
    through = new int[cells.length];
    indexByCell();
  }

  public Geometry geometry() {
    return geometry;
  }

  /** The number of cells in a window. */
  public int length() {
    return length;
  }

  /** The number of windows. */
  public int count() {
    return cells.length / length;
  }

  /** Cell {@code i} of a window, from one end to the other. */
  public int cell(int window, int i) {
    return cells[window * length + i];
  }

  /**
   * The index of a cell's first entry for {@link #through}; its last entry is just before the first
   * of the next cell.
   */
  public int start(int cell) {
    return throughStart[cell];
  }

  /** The window at an index of the list that is sorted by cell. */
  public int through(int place) {
    return through[place];
  }

  /** The bytes that the arrays take. */
  public long bytes() {
    return (long) Integer.BYTES * (cells.length + through.length + throughStart.length);
  }

  private int[] enumerate() {
    int[] found = new int[Geometry.DIRECTIONS * geometry.pointCount() * length];
    int size = 0;
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      for (int i = 0; i < geometry.pointCount(); i++) {
        if (fits(geometry.point(i), direction)) {
          for (int j = 0; j < length; j++) {
            found[size++] = geometry.point(i) + j * geometry.step(direction);
          }
        }
      }
    }
    return Arrays.copyOf(found, size);
  }

  /**
   * Checks column and row: a long step through the padding could end on the board in another row.
   */
  private boolean fits(int first, int direction) {
    int stepX = direction == 1 ? 0 : direction == 3 ? -1 : 1;
    int stepY = direction == 0 ? 0 : 1;
    int reach = length - 1;
    return geometry.contains(geometry.x(first) + reach * stepX, geometry.y(first) + reach * stepY);
  }

  private void indexByCell() {
    for (int cell : cells) {
      throughStart[cell + 1]++;
    }
    for (int cell = 0; cell < geometry.cellCount(); cell++) {
      throughStart[cell + 1] += throughStart[cell];
    }
    int[] next = throughStart.clone();
    for (int i = 0; i < cells.length; i++) {
      through[next[cells[i]]++] = i / length;
    }
  }
}
