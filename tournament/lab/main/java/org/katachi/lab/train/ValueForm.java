package org.katachi.lab.train;

import org.katachi.shape.ShapeBoard;

/**
 * What a sample of a value holds of a position. Immutable; bound to a board it makes samples.
 *
 * @param <T> the samples
 */
@FunctionalInterface
public interface ValueForm<T> {

  /** Makes samples of the positions on a board. */
  Maker<T> on(ShapeBoard shapes);

  /** Makes samples of the positions on one board. */
  @FunctionalInterface
  interface Maker<T> {

    /**
     * The sample of the position that is on the board.
     *
     * @param target the probability that the side to move wins
     */
    T sample(double target);
  }
}
