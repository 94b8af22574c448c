package org.katachi.eval;

import org.katachi.board.Geometry;
import org.katachi.network.BoardPolicy;
import org.katachi.network.ByColour;
import org.katachi.network.EmbeddingAccumulator;
import org.katachi.network.PolicyNetwork;
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
  private final ByColour<MoveScores> moveScores;

  /** Null if the shapes alone order the moves. */
  private final ByColour<PolicyNetwork> policy;

  /** The shipped evaluation for a rule and a board's size. */
  public static ShapeEvaluation of(Rule rule, Geometry geometry) {
    return EvaluationSource.SHIPPED.load(rule, geometry);
  }

  /** An evaluation whose value is a sum of weights. */
  public ShapeEvaluation(ByColour<EvaluationWeights> weights) {
    this(new LinearValue(weights), moveScores(weights), null);
  }

  /**
   * An evaluation whose value is a network's.
   *
   * @param weights for the move-ordering scores
   */
  public ShapeEvaluation(ByColour<EvaluationWeights> weights, ValueNetwork network) {
    this(new NetworkValue(network), moveScores(weights), null);
  }

  private ShapeEvaluation(
      ValueModel value, ByColour<MoveScores> moveScores, ByColour<PolicyNetwork> policy) {
    this.value = value;
    this.moveScores = moveScores;
    this.policy = policy;
  }

  private static ByColour<MoveScores> moveScores(ByColour<EvaluationWeights> weights) {
    // Not by map: the first method reference of a process takes milliseconds.
    MoveScores black = new MoveScores(weights.black());
    return weights.isApart()
        ? new ByColour<>(black, new MoveScores(weights.white()))
        : ByColour.same(black);
  }

  /**
   * This evaluation, with move-ordering scores by a policy.
   *
   * @throws IllegalStateException if the value is not a network's, which the policy was trained
   *     with
   */
  public ShapeEvaluation with(ByColour<PolicyNetwork> other) {
    if (!(value instanceof NetworkValue)) {
      throw new IllegalStateException("a policy needs a value network");
    }
    return new ShapeEvaluation(value, moveScores, other);
  }

  /** A number that the evaluation by other networks most likely has not. */
  public long networkFingerprint() {
    int valueNetwork = value instanceof NetworkValue network ? network.network().fingerprint() : 0;
    int policyNetwork =
        policy == null ? 0 : 31 * policy.black().fingerprint() + policy.white().fingerprint();
    return (long) valueNetwork << Integer.SIZE | Integer.toUnsignedLong(policyNetwork);
  }

  /** The evaluation of the positions of a board. */
  public Evaluator on(ShapeBoard shapes) {
    if (policy != null && value instanceof NetworkValue network) {
      EmbeddingAccumulator accumulator = network.network().accumulator(shapes);
      return new Evaluator(
          shapes,
          network.on(shapes, accumulator),
          moveScores,
          new BoardPolicy(policy, shapes, accumulator));
    }
    return new Evaluator(shapes, value.on(shapes), moveScores, null);
  }
}
