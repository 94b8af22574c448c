package org.katachi.network.convolution;

import org.katachi.board.Stone;
import org.katachi.network.common.HalfLines;

/**
 * The windows: a cell and the three to either side of it in a line, two bits a cell, the first
 * lowest; and the index of the embedding of each. Made on first use, then shared.
 *
 * <p>Half a window ends at the edge, so there are 40 halves: 27 without an edge, and 9, 3 and 1
 * with the edge after two, one and no cells. A window and its mirror image share an embedding.
 */
public final class LineWindows {

  /** The cells to either side. */
  public static final int REACH = 3;

  private static final int HALF_BITS = HalfLines.CELL_BITS * REACH;

  private static final int HALVES = 27 + 9 + 3 + 1;

  /** The windows around cells that hold the same: pairs of halves, in either order. */
  private static final int PAIRS = HALVES * (HALVES + 1) / 2;

  /** The embeddings: around empty cells, black stones and white stones. */
  public static final int COUNT = (Stone.WHITE + 1) * PAIRS;

  /** The index of all windows around a blocked cell, which have no embedding. */
  static final int BLOCKED = COUNT;

  /** The bits of a window. */
  public static final int BITS = 2 * HALF_BITS + HalfLines.CELL_BITS;

  private LineWindows() {}

  /** By window the index of its embedding, {@link #COUNT} around a blocked cell; read only. */
  public static char[] indices() {
    return Holder.INDICES;
  }

  /** The lowest bit in a window of a cell so far after the middle; before it if negative. */
  public static int shift(int distance) {
    return HalfLines.CELL_BITS * (REACH + distance);
  }

  /** What is in the middle of a window: a {@link Stone}. */
  public static int middle(int window) {
    return window >> HALF_BITS & HalfLines.CELL_MASK;
  }

  private static char[] computeIndices() {
    HalfLines halves = new HalfLines(REACH);
    char[] indices = new char[1 << BITS];
    for (int window = 0; window < indices.length; window++) {
      int middle = middle(window);
      int before = halves.before(window & ((1 << HALF_BITS) - 1));
      int after = halves.after(window >> (HALF_BITS + HalfLines.CELL_BITS));
      int pair = HalfLines.pairIndex(before, after);
      indices[window] = (char) (middle == Stone.BLOCKED ? BLOCKED : middle * PAIRS + pair);
    }
    return indices;
  }

  private static final class Holder {
    static final char[] INDICES = computeIndices();
  }
}
