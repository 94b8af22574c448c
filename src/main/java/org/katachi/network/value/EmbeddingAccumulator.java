package org.katachi.network.value;

import java.util.Arrays;
import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;

/**
 * The accumulator: the sums of a {@link FeatureEmbedding} over a board's empty cells, one set a
 * ply. They follow the {@link ShapeBoard}'s log of changes, and only when they are asked for. A
 * cell where a stone is, or may be, a foul counts as dead.
 */
public abstract class EmbeddingAccumulator {

  private final ShapeBoard shapes;

  /** By ply: the move after which its sums were computed, see {@link ShapeBoard#moveNumber}. */
  private final long[] known;

  /** The sums that were asked for last. */
  private final int[] numbers = new int[2 * FeatureEmbedding.LENGTH];

  /** The sums of a board, from its present position on. */
  EmbeddingAccumulator(ShapeBoard shapes) {
    this.shapes = shapes;
    known = new long[shapes.maxPlies() + 1];
    Arrays.fill(known, -1);
  }

  /** The accumulator whose sums have room on the board. */
  static EmbeddingAccumulator of(FeatureEmbedding embedding, ShapeBoard shapes) {
    return shapes.board().geometry().pointCount() <= embedding.narrowPoints()
        ? new NarrowAccumulator(embedding, shapes)
        : new WideAccumulator(embedding, shapes);
  }

  /** The sums for a side, then those for its opponent. They stand until the next call. */
  public final int[] of(int side) {
    int ply = update();
    unpack(ply, side, numbers, 0);
    unpack(ply, Stone.opponent(side), numbers, FeatureEmbedding.LENGTH);
    return numbers;
  }

  /** Brings the sums up to date; returns the ply at which they stand. */
  private int update() {
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
  abstract void clear(int ply);

  /** Adds an empty cell to the sums of a ply. */
  abstract void enter(int ply, int blackCombination, int whiteCombination);

  /**
   * Computes the sums of the ply after one from its sums and the changes of a move.
   *
   * @param log the changes, see {@link ShapeBoard#log}
   * @param start where they begin
   * @param end where they end
   */
  abstract void add(int ply, long[] log, int start, int end);

  /**
   * Takes the sums of a ply apart.
   *
   * @param into where they are written
   * @param offset the place of the first
   */
  abstract void unpack(int ply, int colour, int[] into, int offset);
}
