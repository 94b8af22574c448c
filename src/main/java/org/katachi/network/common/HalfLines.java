package org.katachi.network.common;

import org.katachi.board.Stone;
import org.katachi.shape.ShapeTables;

/**
 * The halves of a line around a cell: so many cells to one side, two bits a cell as in {@link
 * Stone}. A half ends at the edge, so halves that differ only beyond it have one index.
 *
 * <p>The half after the cell has the nearest cell lowest, the one before it highest. A line and its
 * mirror image share an embedding: that of the two indices, whichever comes first.
 */
public final class HalfLines {

  /** The bits of a cell. */
  public static final int CELL_BITS = 2;

  public static final int CELL_MASK = (1 << CELL_BITS) - 1;

  private final int reach;

  private final int[] indices;

  /**
   * Finds the indices of all halves.
   *
   * @param reach the cells of a half
   */
  public HalfLines(int reach) {
    this.reach = reach;
    indices = new int[1 << (CELL_BITS * reach)];
    int next = 0;
    for (int half = 0; half < indices.length; half++) {
      if (normal(half) == half) {
        indices[half] = next++;
      }
    }
    for (int half = 0; half < indices.length; half++) {
      indices[half] = indices[normal(half)];
    }
  }

  /** The index of a pair of halves, the same in either order; from 0 on without a gap. */
  public static int pairIndex(int one, int other) {
    int greater = Math.max(one, other);
    return greater * (greater + 1) / 2 + Math.min(one, other);
  }

  /** The index of a half after the cell, from 0 on. */
  public int after(int half) {
    return indices[half];
  }

  /** The index of a half before the cell. */
  public int before(int half) {
    return indices[ShapeTables.mirror(half, reach)];
  }

  /** The half with nothing but {@link Stone#BLOCKED} beyond its edge. */
  private int normal(int half) {
    int normal = half;
    boolean isBeyond = false;
    for (int shift = 0; shift < CELL_BITS * reach; shift += CELL_BITS) {
      isBeyond |= (half >> shift & CELL_MASK) == Stone.BLOCKED;
      normal |= isBeyond ? Stone.BLOCKED << shift : 0;
    }
    return normal;
  }
}
