package org.katachi.network;

import java.util.Arrays;
import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;

/**
 * Sums over a board's empty cells, one set a ply. They follow the {@link ShapeBoard}'s log of
 * changes, and only when they are asked for.
 */
public abstract class AccumulatorStack {

  private final ShapeBoard shapes;

  /** By ply: the move after which its sums were computed, see {@link ShapeBoard#moveNumber}. */
  private final long[] known;

  /** The sums of a board, from its present position on. */
  protected AccumulatorStack(ShapeBoard shapes) {
    this.shapes = shapes;
    known = new long[shapes.maxPlies() + 1];
    Arrays.fill(known, -1);
  }

  /** Brings the sums up to date; returns the ply at which they stand. */
  protected final int update() {
    int top = shapes.ply();
    int ply = top;
    while (known[ply] != shapes.moveNumber(ply)) {
      if (ply == 0) {
        refresh();
        return top;
      }
      ply--;
    }
    while (ply < top) {
      add(ply, shapes.log(), shapes.logStart(ply + 1), shapes.logEnd(ply + 1));
      ply++;
      known[ply] = shapes.moveNumber(ply);
    }
    return top;
  }

  /** Computes the sums of the position on the board from all its cells. */
  private void refresh() {
    int ply = shapes.ply();
    clear(ply);
    for (int i = 0; i < shapes.board().geometry().pointCount(); i++) {
      int cell = shapes.board().geometry().point(i);
      if (shapes.board().isEmpty(cell)) {
        enter(ply, shapes.combination(cell, Stone.BLACK), shapes.combination(cell, Stone.WHITE));
      }
    }
    known[ply] = shapes.moveNumber(ply);
  }

  /** Sets the sums of a ply to zero. */
  protected abstract void clear(int ply);

  /** Adds an empty cell to the sums of a ply. */
  protected abstract void enter(int ply, int blackCombination, int whiteCombination);

  /**
   * Computes the sums of the ply after one from its sums and the changes of a move.
   *
   * @param log the changes, see {@link ShapeBoard#log}
   * @param start where they begin
   * @param end where they end
   */
  protected abstract void add(int ply, long[] log, int start, int end);
}
