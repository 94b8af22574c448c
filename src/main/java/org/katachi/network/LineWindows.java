package org.katachi.network;

import org.katachi.board.Stone;

/**
 * The rows of a table of windows: a cell and the three to either side of it in a line, two bits a
 * cell, the first lowest. Made on first use, then shared.
 *
 * <p>Half a window ends at the edge, so there are 40 halves: 27 without an edge, and 9, 3 and 1
 * with the edge after two, one and no cells. A window and its mirror image share a row.
 */
public final class LineWindows {

  /** The cells to either side. */
  public static final int REACH = 3;

  private static final int CELL_BITS = 2;
  private static final int CELL_MASK = (1 << CELL_BITS) - 1;
  private static final int HALF_BITS = CELL_BITS * REACH;
  private static final int HALF_WINDOWS = 1 << HALF_BITS;
  private static final int HALVES = 40;

  /** The rows of windows around cells that hold the same. */
  private static final int PAIRS = HALVES * (HALVES + 1) / 2;

  /** The number of rows: around empty cells, black stones and white stones. */
  public static final int COUNT = (Stone.WHITE + 1) * PAIRS;

  /** The number of all windows around a blocked cell, which have no row. */
  static final int BLOCKED = COUNT;

  /** The bits of a window. */
  public static final int BITS = 2 * HALF_BITS + CELL_BITS;

  private LineWindows() {}

  /** The rows by window, {@link #COUNT} around a blocked cell; not to be written to. */
  public static char[] rows() {
    return Holder.ROWS;
  }

  /** The place in a window of a cell that is so far after the middle; before it if negative. */
  public static int shift(int distance) {
    return CELL_BITS * (REACH + distance);
  }

  /** What is in the middle of a window: a {@link Stone}. */
  static int middle(int window) {
    return window >> HALF_BITS & CELL_MASK;
  }

  private static char[] numbered() {
    int[] after = halves();
    char[] rows = new char[1 << BITS];
    for (int window = 0; window < rows.length; window++) {
      int middle = middle(window);
      int one = after[window >> (HALF_BITS + CELL_BITS)];
      int other = after[mirror(window & (HALF_WINDOWS - 1))];
      int greater = Math.max(one, other);
      int pair = greater * (greater + 1) / 2 + Math.min(one, other);
      rows[window] = (char) (middle == Stone.BLOCKED ? BLOCKED : middle * PAIRS + pair);
    }
    return rows;
  }

  /**
   * Numbers the halves.
   *
   * @return by half of a window, the nearest cell lowest
   */
  private static int[] halves() {
    int[] numbers = new int[HALF_WINDOWS];
    int count = 0;
    for (int half = 0; half < HALF_WINDOWS; half++) {
      if (normal(half) == half) {
        numbers[half] = count++;
      }
    }
    for (int half = 0; half < HALF_WINDOWS; half++) {
      numbers[half] = numbers[normal(half)];
    }
    return numbers;
  }

  /** The half with nothing but {@link Stone#BLOCKED} beyond its edge. */
  private static int normal(int half) {
    int normal = half;
    boolean isBeyond = false;
    for (int shift = 0; shift < HALF_BITS; shift += CELL_BITS) {
      isBeyond |= (half >> shift & CELL_MASK) == Stone.BLOCKED;
      normal |= isBeyond ? CELL_MASK << shift : 0;
    }
    return normal;
  }

  /** The half before the middle has the nearest cell highest; turned round it has it lowest. */
  private static int mirror(int half) {
    int highest = HALF_BITS - CELL_BITS;
    return half >> highest | (half & (CELL_MASK << CELL_BITS)) | (half & CELL_MASK) << highest;
  }

  private static final class Holder {
    static final char[] ROWS = numbered();
  }
}
