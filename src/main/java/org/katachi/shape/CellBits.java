package org.katachi.shape;

import org.katachi.board.Geometry;

/** The layout of a bitboard of the padded board: words of 64 bits, cell 0 lowest in word 0. */
final class CellBits {

  private static final int SHIFT = 6;

  private CellBits() {}

  /** The words that hold a bit for each cell. */
  static int words(Geometry geometry) {
    return (geometry.cellCount() >> SHIFT) + 1;
  }

  /** The word of a cell. */
  static int word(int cell) {
    return cell >> SHIFT;
  }

  /** A cell's bit in its word. */
  static long bit(int cell) {
    return 1L << cell;
  }

  /** The lowest cell of a word's bits that are not zero. */
  static int first(int word, long bits) {
    return (word << SHIFT) + Long.numberOfTrailingZeros(bits);
  }
}
