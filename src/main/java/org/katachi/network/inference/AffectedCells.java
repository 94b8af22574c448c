package org.katachi.network.inference;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.network.convolution.LineWindows;

/**
 * Finds the points of a board that see one of some cells: those and their neighbours. Bits of the
 * padded board, cell 0 lowest, with empty words at either end; all but the points are empty between
 * two lists.
 */
final class AffectedCells {

  private static final int WORD_SHIFT = 6;

  /** The empty words at an end: two for what the cells see, and one for a star. */
  private static final int MARGIN = 3;

  /** By row of the board the cells of a star, from the leftmost column on. */
  private static final long[] STAR = {
    0b1001001, 0b0101010, 0b0011100, 0b1111111, 0b0011100, 0b0101010, 0b1001001
  };

  private final int stride;

  /** The points of the board that are not blocked. */
  private final long[] points;

  private final long[] marked;

  /** The cells that are listed without their neighbours. */
  private final long[] alone;

  /** The cells and their neighbours in the same row. */
  private final long[] widened;

  /** The first word with a cell. */
  private int lowest;

  /** The last. */
  private int highest;

  AffectedCells(Geometry geometry) {
    stride = geometry.step(1);
    int words = (geometry.cellCount() >> WORD_SHIFT) + 1 + 2 * MARGIN;
    points = new long[words];
    marked = new long[words];
    alone = new long[words];
    widened = new long[words];
    lowest = words;
  }

  /** Reads which points are not blocked. */
  void readPoints(Board board) {
    Arrays.fill(points, 0);
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      if (board.stone(cell) != Stone.BLOCKED) {
        points[word(cell)] |= 1L << cell;
      }
    }
  }

  private static int word(int cell) {
    return (cell >> WORD_SHIFT) + MARGIN;
  }

  /**
   * Adds a cell to the next list, and the cells in whose {@linkplain LineWindows windows} it is,
   * without their neighbours.
   */
  void addStar(int cell) {
    int from = cell - LineWindows.REACH * (stride + 1);
    lowest = Math.min(lowest, word(from));
    for (long bits : STAR) {
      int word = word(from);
      alone[word] |= bits << from;
      alone[word + 1] |= bits >>> 1 >>> ~from;
      from += stride;
    }
    highest = Math.max(highest, word(from - stride) + 1);
  }

  /**
   * Lists the points that see some cells, and those that were {@linkplain #addStar added}, each
   * once.
   *
   * @param cells the cells
   * @param start where they begin
   * @param end where they end
   * @param into where the list is written
   * @param offset the index of the first
   * @return the index after the last
   */
  int list(int[] cells, int start, int end, int[] into, int offset) {
    for (int i = start; i < end; i++) {
      int word = word(cells[i]);
      marked[word] |= 1L << cells[i];
      lowest = Math.min(lowest, word);
      highest = Math.max(highest, word);
    }
    // What the cells see lies at most in the next words.
    lowest--;
    highest++;
    for (int word = lowest; word <= highest; word++) {
      long bits = marked[word];
      long carried = marked[word - 1] >>> (Long.SIZE - 1) | marked[word + 1] << (Long.SIZE - 1);
      widened[word] = bits | bits << 1 | bits >>> 1 | carried;
    }
    int count = offset;
    for (int word = lowest; word <= highest; word++) {
      long above = widened[word] << stride | widened[word - 1] >>> (Long.SIZE - stride);
      long below = widened[word] >>> stride | widened[word + 1] << (Long.SIZE - stride);
      long bits = (widened[word] | above | below | alone[word]) & points[word];
      for (; bits != 0; bits &= bits - 1) {
        into[count++] = ((word - MARGIN) << WORD_SHIFT) + Long.numberOfTrailingZeros(bits);
      }
    }
    for (int word = lowest; word <= highest; word++) {
      marked[word] = 0;
      alone[word] = 0;
      widened[word] = 0;
    }
    lowest = marked.length;
    highest = 0;
    return count;
  }
}
