package org.katachi.lab.order;

import org.katachi.board.Stone;
import org.katachi.eval.MoveWeights;
import org.katachi.lab.samples.SampleForm;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** The samples that the move-ordering weights are fitted to. */
public final class OrderSampleForm implements SampleForm<OrderSample> {

  @Override
  public Maker<OrderSample> on(ShapeBoard shapes) {
    return (position, candidates, best, rival) -> sample(shapes, candidates, best, rival);
  }

  private static OrderSample sample(ShapeBoard shapes, int[] candidates, int best, int rival) {
    int side = shapes.board().sideToMove();
    int other = Stone.opponent(side);
    int threats = ThreatMask.of(shapes);
    char[] own = new char[candidates.length];
    char[] opponent = new char[candidates.length];
    char[] threatMoves = new char[candidates.length];
    for (int i = 0; i < candidates.length; i++) {
      int cell = candidates[i];
      own[i] = (char) shapes.combination(cell, side);
      opponent[i] = (char) shapes.combination(cell, other);
      threatMoves[i] = (char) MoveWeights.threatMove(shapes, threats, cell, side);
    }
    return new OrderSample(own, opponent, threatMoves, best, rival, shapes.board().stoneCount());
  }
}
