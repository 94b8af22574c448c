package org.katachi.shape;

import org.katachi.board.Geometry;

/**
 * The cells near a stone, as one bitboard a ply: the next ply's is the last one's with the
 * neighbourhood of one stone more, so that to go back costs nothing.
 *
 * <p>Near is what lies within {@link #SQUARE} columns and rows of a stone, or within {@link #LINE}
 * cells of it in one of the four directions.
 */
final class Candidates {

  private static final int SQUARE = 2;
  private static final int LINE = 4;
  private static final int ROWS = 2 * LINE + 1;

  private final int stride;
  private final int words;
  private final long[] bits;

  /** By row, from the topmost: the cells near a stone, the leftmost lowest. */
  private final int[] near = new int[ROWS];

  private int ply;

  /** No cell is near a stone. */
  Candidates(Geometry geometry, int plies) {
    stride = geometry.step(1);
    words = CellBits.words(geometry) + 1;
    bits = new long[words * (plies + 1)];
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

  /** A new ply: what lies near one stone more joins. */
  void push(int cell) {
    int from = ply++ * words;
    System.arraycopy(bits, from, bits, from + words, words);
    add(cell);
  }

  /** What lies near one stone more joins the ply as it is. */
  void add(int cell) {
    int base = ply * words;
    int first = cell - LINE * stride - LINE;
    for (int row = 0; row < ROWS; row++) {
      int place = base + (first >> 6);
      long mask = near[row];
      bits[place] |= mask << first;
      bits[place + 1] |= mask >>> 1 >>> (~first & 63);
      first += stride;
    }
  }

  /** Back to the ply before. */
  void pop() {
    ply--;
  }

  /** A word of the bitboard of this ply. */
  long word(int i) {
    return bits[ply * words + i];
  }
}
