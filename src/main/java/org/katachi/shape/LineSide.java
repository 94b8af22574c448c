package org.katachi.shape;

import org.katachi.board.Stone;

/**
 * One side of a line as a stone in its middle sees it: the cells from there outwards, up to the
 * first that can never hold an own stone.
 *
 * <p>Cells beyond an opponent's stone make no difference, which leaves 63 sides of five cells of
 * 1024 keys. A side is a number of seven bits:
 *
 * <pre>
 *   1 b b b     a bit for each cell that is empty (0) or own (1), the nearest lowest, under a
 *               leading 1 that marks their number
 *   + EDGE      if the edge or a dead stone ends them, where that differs from the opponent's
 * </pre>
 *
 * <p>So one own stone more sets a bit and makes the number greater.
 */
final class LineSide {

  /** The most cells that a side has. */
  static final int MAX_REACH = 5;

  /** The bits of a side. */
  static final int BITS = 7;

  /** Sides are less than this. */
  static final int LIMIT = 1 << BITS;

  /** Added to a side that the edge ends before its full length. */
  static final int EDGE = 1 << (MAX_REACH + 1);

  private static final int CELLS = EDGE - 1;
  private static final int BITS_OF_KEY = 2;
  private static final int MASK_OF_KEY = (1 << BITS_OF_KEY) - 1;

  private LineSide() {}

  /**
   * The side that a key's half shows.
   *
   * @param half two bits a cell, the nearest cell lowest, see {@link Stone}
   * @param own the colour of the stone in the middle
   */
  static int of(int half, int own, FiveKind kind) {
    int side = 0;
    for (int i = 0; i < kind.reach(); i++) {
      int stone = half >> (BITS_OF_KEY * i) & MASK_OF_KEY;
      if (stone != Stone.EMPTY && stone != own) {
        int edge = kind.endsMatter() && stone == Stone.BLOCKED ? EDGE : 0;
        return side | 1 << i | edge;
      }
      side |= (stone == own ? 1 : 0) << i;
    }
    return side | 1 << kind.reach();
  }

  /** Whether a number is a side that lines of a kind can have. */
  static boolean exists(int side, FiveKind kind) {
    int length = length(side);
    boolean edge = (side & EDGE) != 0;
    return length >= 0 && length <= kind.reach() && (!edge || hasEdges(length, kind));
  }

  private static boolean hasEdges(int length, FiveKind kind) {
    return kind.endsMatter() && length < kind.reach();
  }

  /** The number of cells up to what ends the side, or -1 for what is no side. */
  static int length(int side) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(side & CELLS);
  }

  /** A bit for each own stone, the nearest cell lowest. */
  static int own(int side) {
    return side & CELLS & ~(1 << length(side));
  }

  /** Whether a stone of the opponent ends the side, rather than the edge or nothing. */
  static boolean endsAtOpponent(int side, FiveKind kind) {
    return (side & EDGE) == 0 && length(side) < kind.reach();
  }

  /** The side with a stone of the opponent on its cell number {@code i}, from zero. */
  static int cut(int side, int i) {
    int end = 1 << i;
    return end | (side & (end - 1));
  }
}
