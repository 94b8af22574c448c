package org.katachi.eval;

import org.katachi.board.Geometry;
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
  private final MoveScores moveScores;

  /** Null if the shapes alone order the moves. */
  private final PolicyNetwork policy;

  /** The shipped evaluation for a rule and a board's size. */
  public static ShapeEvaluation of(Rule rule, Geometry geometry) {
    return EvaluationSource.SHIPPED.load(rule, geometry);
  }

  /** An evaluation whose value is a sum of weights, the same for both colours. */
  public ShapeEvaluation(EvaluationWeights weights) {
    this(new LinearValue(weights), new MoveScores(weights), null);
  }

  /**
   * An evaluation whose value is a network's.
   *
   * @param weights for the move-ordering scores
   */
  public ShapeEvaluation(EvaluationWeights weights, ValueNetwork network) {
    this(new NetworkValue(network), new MoveScores(weights), null);
  }

  private ShapeEvaluation(ValueModel value, MoveScores moveScores, PolicyNetwork policy) {
    this.value = value;
    this.moveScores = moveScores;
    this.policy = policy;
  }

  /**
   * This evaluation, with move-ordering scores by a policy.
   *
   * @throws IllegalStateException if the value is not a network's, which the policy was trained
   *     with
   */
  public ShapeEvaluation with(PolicyNetwork other) {
    if (!(value instanceof NetworkValue)) {
      throw new IllegalStateException("a policy needs a value network");
    }
    return new ShapeEvaluation(value, moveScores, other);
  }

  /** A number that the evaluation by other networks most likely has not. */
  public long networkFingerprint() {
    int valueNetwork = value instanceof NetworkValue network ? network.network().fingerprint() : 0;
    int policyNetwork = policy == null ? 0 : policy.fingerprint();
    return (long) valueNetwork << Integer.SIZE | Integer.toUnsignedLong(policyNetwork);
  }

  /** The evaluation of the positions of a board. */
  public Evaluator on(ShapeBoard shapes) {
    if (policy != null && value instanceof NetworkValue network) {
      EmbeddingAccumulator accumulator = network.network().accumulator(shapes);
      return new Evaluator(
          shapes, network.on(shapes, accumulator), moveScores, policy.on(shapes, accumulator));
    }
    return new Evaluator(shapes, value.on(shapes), moveScores, null);
  }
}
