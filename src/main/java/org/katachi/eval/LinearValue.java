package org.katachi.eval;

import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * The value as the sum of a weight for each empty cell and colour, and a weight for the {@linkplain
 * ThreatMask threat mask}.
 */
final class LinearValue implements ValueModel {

  private final LinearWeights weights;
  private final int[] threatWeights;

  /** A value with these weights, the same for both colours. */
  LinearValue(EvaluationWeights weights) {
    this.weights =
        new LinearWeights(
            new int[][] {weights.moving(), weights.moving()},
            new int[][] {weights.waiting(), weights.waiting()});
    threatWeights = weights.threats().clone();
  }

  @Override
  public BoardValue on(ShapeBoard shapes) {
    return new BoundValue(shapes, new LinearAccumulator(weights, shapes), threatWeights);
  }

  @SuppressWarnings("ArrayRecordComponent") // A view of its owner's weights, never compared.
  private record BoundValue(ShapeBoard shapes, LinearAccumulator sums, int[] threatWeights)
      implements BoardValue {

    @Override
    public int value() {
      int side = shapes.board().sideToMove();
      int sum =
          sums.moving(side)
              - sums.waiting(Stone.opponent(side))
              + threatWeights[ThreatMask.withoutFouls(shapes)];
      return sum / ShapeEvaluation.FIXED_POINT_ONE;
    }
  }
}
