package org.katachi.network.policy;

import org.katachi.board.Stone;
import org.katachi.network.common.HalfLines;

/**
 * The line patterns: the four cells to either side of an empty cell, as one side sees them; and the
 * index of the embedding of each. Immutable; made on first use, then shared.
 *
 * <p>A pattern is a line key of reach 4, see {@link org.katachi.shape.ShapeTables}. Half a pattern
 * ends at the edge, so there are 121 halves: 81 without an edge, and 27, 9, 3 and 1 with the edge
 * after three, two, one and no cells. A pattern and its mirror image share an embedding.
 */
public final class LinePatterns {

  /** The cells of a half. */
  public static final int REACH = 4;

  private static final int HALF_BITS = HalfLines.CELL_BITS * REACH;
  private static final int HALF_KEYS = 1 << HALF_BITS;
  private static final int HALVES = 121;

  /** The embeddings. */
  public static final int COUNT = HALVES * (HALVES + 1) / 2;

  /** The patterns, those that no board has among them. */
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
    black = indices(before, after);
    white = indices(beforeSwapped, afterSwapped);
  }

  /**
   * The indices of all patterns. In few steps, for it runs before there is compiled code: halves
   * after the cell that have the same index are computed once.
   *
   * @param before the indices of the halves before the cell, by half key
   * @param after those of the halves after it
   */
  private static char[] indices(int[] before, int[] after) {
    char[] indices = new char[KEYS];
    int[] done = new int[HALVES];
    for (int half = 0; half < HALF_KEYS; half++) {
      int index = after[half];
      int start = half << HALF_BITS;
      if (done[index] > 0) {
        System.arraycopy(indices, done[index] - 1, indices, start, HALF_KEYS);
        continue;
      }
      done[index] = start + 1;
      for (int key = 0; key < HALF_KEYS; key++) {
        indices[start + key] = (char) HalfLines.pairIndex(before[key], index);
      }
    }
    return indices;
  }

  /** All line patterns. */
  public static LinePatterns get() {
    return Holder.ALL;
  }

  /**
   * The indices of the embeddings.
   *
   * @param side the side that sees them
   * @return by pattern; not to be written to
   */
  public char[] indicesFor(int side) {
    return side == Stone.BLACK ? black : white;
  }

  /**
   * A pattern of each embedding, as black sees it: black is the own colour, white the opponent's.
   * Beyond an edge it holds nothing but {@link Stone#BLOCKED}.
   *
   * @return by index
   */
  public char[] patterns() {
    char[] patterns = new char[COUNT];
    // The highest pattern of an index stays: it has nothing but BLOCKED beyond its edges.
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
    static final LinePatterns ALL = new LinePatterns();
  }
}
