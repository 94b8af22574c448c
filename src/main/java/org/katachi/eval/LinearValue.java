package org.katachi.eval;

import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ShapeWeights;

/**
 * The value as the sum of a weight for each empty cell and colour, kept by the {@link ShapeBoard},
 * and a weight for the {@linkplain ShapeEvaluation#threats threats} of both sides together.
 */
final class LinearValue implements PositionValue {

  private final ShapeWeights weights;
  private final int[] threatWeights;

  /** A value with these weights, the same for both colours. */
  LinearValue(EvaluationWeights weights) {
    this.weights =
        new ShapeWeights(
            new int[][] {weights.moving(), weights.moving()},
            new int[][] {weights.waiting(), weights.waiting()});
    threatWeights = weights.threats().clone();
  }

  @Override
  public ShapeWeights weights() {
    return weights;
  }

  @Override
  public int of(ShapeBoard shapes) {
    int side = shapes.board().sideToMove();
    int sum =
        shapes.movingSum(side)
            - shapes.waitingSum(Stone.opponent(side))
            + threatWeights[ShapeEvaluation.threats(shapes)];
    return sum / ShapeEvaluation.PARTS;
  }
}
