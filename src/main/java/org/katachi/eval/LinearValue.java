package org.katachi.eval;

import org.katachi.board.Stone;
import org.katachi.network.ByColour;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * The value as the sum of a weight for each empty cell and colour, and a weight for the {@linkplain
 * ThreatMask threat mask}.
 */
final class LinearValue implements ValueModel {

  private final LinearWeights weights;
  private final ByColour<int[]> threatWeights;

  /** A value with these weights. */
  LinearValue(ByColour<EvaluationWeights> weights) {
    EvaluationWeights black = weights.black();
    EvaluationWeights white = weights.white();
    this.weights =
        new LinearWeights(
            new int[][] {black.moving(), white.moving()},
            new int[][] {black.waiting(), white.waiting()});
    threatWeights = weights.map(one -> one.threats().clone());
  }

  @Override
  public BoardValue on(ShapeBoard shapes) {
    return new BoundValue(shapes, new LinearAccumulator(weights, shapes), threatWeights);
  }

  private record BoundValue(
      ShapeBoard shapes, LinearAccumulator sums, ByColour<int[]> threatWeights)
      implements BoardValue {

    @Override
    public int value() {
      int side = shapes.board().sideToMove();
      int sum =
          sums.moving(side)
              - sums.waiting(Stone.opponent(side))
              + threatWeights.of(side)[ThreatMask.of(shapes)];
      return sum / ShapeEvaluation.FIXED_POINT_ONE;
    }
  }
}
