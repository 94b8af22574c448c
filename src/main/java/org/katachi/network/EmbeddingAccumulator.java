package org.katachi.network;

import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;

/**
 * The accumulator: the sums of a {@link FeatureEmbedding} over a board's empty cells. A cell where
 * a stone is, or may be, a foul counts as dead.
 */
public abstract class EmbeddingAccumulator extends AccumulatorStack {

  /** The sums that were asked for last. */
  private final int[] numbers = new int[2 * FeatureEmbedding.LENGTH];

  EmbeddingAccumulator(ShapeBoard shapes) {
    super(shapes);
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

  /**
   * Takes the sums of a ply apart.
   *
   * @param into where they are written
   * @param offset the place of the first
   */
  abstract void unpack(int ply, int colour, int[] into, int offset);
}
