package org.katachi.lab.samples;

import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.shape.ShapeBoard;

/**
 * What a sample holds of a position. Immutable; bound to a board it makes samples.
 *
 * @param <T> the samples
 */
public interface SampleForm<T extends MoveChoice> {

  /** Makes samples of the positions on a board. */
  Maker<T> on(ShapeBoard shapes);

  /** Makes samples of the positions on one board. */
  interface Maker<T extends MoveChoice> {

    /**
     * The sample of the position that is on the board.
     *
     * @param position the result of its search
     * @param candidates the cells to choose from
     * @param best the place of the best move among them
     * @param rival the place of its rival, or -1
     */
    T sample(SearchedPosition position, int[] candidates, int best, int rival);
  }
}
