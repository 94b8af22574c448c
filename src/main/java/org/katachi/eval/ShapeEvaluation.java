package org.katachi.eval;

import org.katachi.board.Geometry;
import org.katachi.network.NetworkWeights;
import org.katachi.network.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;

/**
 * The evaluation: the value of positions and the move-ordering scores, both by the shapes that
 * stones would make on the empty cells. Immutable; bound to a board it is an {@link Evaluator}.
 */
public final class ShapeEvaluation {

  /** One in {@link EvaluationWeights}: they are in 1/16 of the value's unit. */
  public static final int FIXED_POINT_ONE = 16;

  private final ValueModel value;
  private final int[] ownMoves;
  private final int[] opponentMoves;

  /** The shipped evaluation for a rule and a board's size. */
  public static ShapeEvaluation of(Rule rule, Geometry geometry) {
    return new ShapeEvaluation(
        EvaluationWeights.of(rule), new ValueNetwork(NetworkWeights.of(rule, geometry)));
  }

  /** An evaluation whose value is a sum of weights, the same for both colours. */
  public ShapeEvaluation(EvaluationWeights weights) {
    this(weights, new LinearValue(weights));
  }

  /**
   * An evaluation whose value is a network's.
   *
   * @param weights for the move-ordering scores
   */
  public ShapeEvaluation(EvaluationWeights weights, ValueNetwork network) {
    this(weights, new NetworkValue(network));
  }

  private ShapeEvaluation(EvaluationWeights weights, ValueModel value) {
    this.value = value;
    ownMoves = weights.ownMoves().clone();
    opponentMoves = weights.opponentMoves().clone();
  }

  /** The evaluation of the positions of a board. */
  public Evaluator on(ShapeBoard shapes) {
    return new Evaluator(shapes, value.on(shapes), ownMoves, opponentMoves);
  }
}
