package org.katachi.shape;

import org.katachi.board.Geometry;

/**
 * The cells near a stone, to be marked in a bitboard.
 *
 * <p>Near means within {@link #SQUARE} columns and rows of a stone, or within {@link #LINE} cells
 * of it in one of the four directions.
 */
final class Neighbourhood {

  private static final int SQUARE = 2;
  private static final int LINE = 4;
  private static final int ROWS = 2 * LINE + 1;

  private final int stride;

  /** By row, from the topmost: the cells near a stone, the leftmost lowest. */
  private final int[] near = new int[ROWS];

  Neighbourhood(Geometry geometry) {
    stride = geometry.step(1);
    for (int y = -LINE; y <= LINE; y++) {
      for (int x = -LINE; x <= LINE; x++) {
        if (isNear(Math.abs(x), Math.abs(y))) {
          near[y + LINE] |= 1 << (x + LINE);
        }
      }
    }
  }

  private static boolean isNear(int x, int y) {
    return Math.max(x, y) <= SQUARE || x == 0 || y == 0 || x == y;
  }

  /**
   * Marks the cells near a stone.
   *
   * @param bits holds a bitboard of {@link CellBits#words} words
   * @param offset the place of its first word
   */
  void mark(int cell, long[] bits, int offset) {
    int first = cell - LINE * stride - LINE;
    for (int mask : near) {
      int place = offset + CellBits.word(first);
      bits[place] |= (long) mask << first;
      // The row may go on in the next word; a shift by 64 would be one by 0.
      bits[place + 1] |= (long) mask >>> 1 >>> ~first;
      first += stride;
    }
  }
}
