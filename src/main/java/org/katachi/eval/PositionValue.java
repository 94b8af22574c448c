package org.katachi.eval;

import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ShapeWeights;

/** A way to tell what a position is worth. Immutable. */
public interface PositionValue {

  /** What a board is to sum up, so that its positions can be valued. */
  ShapeWeights weights();

  /**
   * The value for the side to move, in the unit in which {@link ShapeEvaluation#ODDS} are odds of e
   * to 1 that it wins.
   *
   * @param shapes a board that sums up the {@link #weights}
   */
  int of(ShapeBoard shapes);
}
