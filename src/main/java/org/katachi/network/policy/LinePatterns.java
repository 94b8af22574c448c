package org.katachi.network.policy;

import org.katachi.board.Stone;
import org.katachi.network.common.HalfLines;

/**
 * The rows of a table of line patterns: the four cells to either side of an empty cell, as one side
 * sees them. Immutable; made on first use, then shared.
 *
 * <p>A pattern is a line key of reach 4, see {@link org.katachi.shape.ShapeTables}. Half a pattern
 * ends at the edge, so there are 121 halves: 81 without an edge, and 27, 9, 3 and 1 with the edge
 * after three, two, one and no cells. A pattern and its mirror image share a row.
 */
public final class LinePatterns {

  /** The cells of a half. */
  public static final int REACH = 4;

  private static final int HALF_BITS = HalfLines.CELL_BITS * REACH;
  private static final int HALF_KEYS = 1 << HALF_BITS;
  private static final int HALVES = 121;

  /** The number of rows. */
  public static final int COUNT = HALVES * (HALVES + 1) / 2;

  /** The number of patterns, those that no board has among them. */
  private static final int KEYS = 1 << (2 * HALF_BITS);

  /** The lower bits of a pattern's cells. */
  private static final int LOWER_BITS = 0x5555;

  /** By pattern, as black sees it. */
  private final char[] black;

  /** By pattern, as white sees it. */
  private final char[] white;

  private LinePatterns() {
    HalfLines halves = new HalfLines(REACH);
    int[] after = new int[HALF_KEYS];
    int[] before = new int[HALF_KEYS];
    int[] afterSwapped = new int[HALF_KEYS];
    int[] beforeSwapped = new int[HALF_KEYS];
    for (int half = 0; half < HALF_KEYS; half++) {
      after[half] = halves.after(half);
      before[half] = halves.before(half);
      afterSwapped[half] = halves.after(swapColours(half));
      beforeSwapped[half] = halves.before(swapColours(half));
    }
    black = rows(before, after);
    white = rows(beforeSwapped, afterSwapped);
  }

  /**
   * The rows of all patterns. In few steps, for it runs before there is compiled code: halves after
   * the cell that have the same number share their rows.
   *
   * @param before the numbers of the halves before the cell, by half key
   * @param after those of the halves after it
   */
  private static char[] rows(int[] before, int[] after) {
    char[] rows = new char[KEYS];
    int[] done = new int[HALVES];
    for (int half = 0; half < HALF_KEYS; half++) {
      int number = after[half];
      int start = half << HALF_BITS;
      if (done[number] > 0) {
        System.arraycopy(rows, done[number] - 1, rows, start, HALF_KEYS);
        continue;
      }
      done[number] = start + 1;
      for (int key = 0; key < HALF_KEYS; key++) {
        rows[start + key] = (char) HalfLines.row(before[key], number);
      }
    }
    return rows;
  }

  /** The rows. */
  public static LinePatterns get() {
    return Holder.ROWS;
  }

  /**
   * The rows of all patterns.
   *
   * @param side the side that sees them
   * @return by pattern; not to be written to
   */
  public char[] of(int side) {
    return side == Stone.BLACK ? black : white;
  }

  /**
   * A pattern of each row, as black sees it: black is the own colour, white the opponent's. Beyond
   * an edge it holds nothing but {@link Stone#BLOCKED}.
   *
   * @return by row
   */
  public char[] patterns() {
    char[] patterns = new char[COUNT];
    // The highest pattern of a row stays: it has nothing but BLOCKED beyond its edges.
    for (int key = 0; key < KEYS; key++) {
      patterns[black[key]] = (char) key;
    }
    return patterns;
  }

  /**
   * The pattern in a line key.
   *
   * @param reach that of the key's tables, 4 or 5
   */
  public static int pattern(int key, int reach) {
    return (key >>> (2 * (reach - REACH))) & (KEYS - 1);
  }

  private static int swapColours(int key) {
    return ((key & LOWER_BITS) << 1) | ((key >>> 1) & LOWER_BITS);
  }

  private static final class Holder {
    static final LinePatterns ROWS = new LinePatterns();
  }
}
