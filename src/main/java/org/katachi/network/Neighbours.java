package org.katachi.network;

import java.util.Arrays;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/**
 * Finds the points of a board that see one of some cells: those and their neighbours. Bits of the
 * padded board, cell 0 lowest, with empty words at either end.
 */
final class Neighbours {

  private static final int WORD_SHIFT = 6;

  /** The empty words at an end. */
  private static final int MARGIN = 2;

  private final int stride;

  /** The points of the board that are not blocked. */
  private final long[] points;

  /** The cells; empty between two calls, as the next. */
  private final long[] marked;

  /** The cells and their neighbours in the same row. */
  private final long[] widened;

  Neighbours(Geometry geometry) {
    stride = geometry.step(1);
    int words = (geometry.cellCount() >> WORD_SHIFT) + 1 + 2 * MARGIN;
    points = new long[words];
    marked = new long[words];
    widened = new long[words];
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
   * Lists the points that see some cells, each once.
   *
   * @param cells the cells
   * @param start where they begin
   * @param end where they end
   * @param into where the list is written
   * @param offset the place of the first
   * @return the place after the last
   */
  int list(int[] cells, int start, int end, int[] into, int offset) {
    int lowest = marked.length;
    int highest = 0;
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
      long bits = (widened[word] | above | below) & points[word];
      for (; bits != 0; bits &= bits - 1) {
        into[count++] = ((word - MARGIN) << WORD_SHIFT) + Long.numberOfTrailingZeros(bits);
      }
    }
    for (int word = lowest; word <= highest; word++) {
      marked[word] = 0;
      widened[word] = 0;
    }
    return count;
  }
}
