package org.katachi.eval;

import org.katachi.board.Geometry;
import org.katachi.network.BoardPolicy;
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

  private final ValueNetwork network;
  private final MoveWeights moveWeights;

  /** Null if the shapes alone order the moves. */
  private final PolicyNetwork policy;

  /** The shipped evaluation for a rule and a board's size. */
  public static ShapeEvaluation of(Rule rule, Geometry geometry) {
    return EvaluationSource.SHIPPED.load(rule, geometry);
  }

  /** An evaluation whose moves are ordered by the weights of their shapes alone. */
  public ShapeEvaluation(MoveWeights weights, ValueNetwork network) {
    this(network, weights.copy(), null);
  }

  private ShapeEvaluation(ValueNetwork network, MoveWeights moveWeights, PolicyNetwork policy) {
    this.network = network;
    this.moveWeights = moveWeights;
    this.policy = policy;
  }

  /**
   * This evaluation, with move-ordering scores by a policy.
   *
   * @param other a policy that was trained with this value network
   */
  public ShapeEvaluation with(PolicyNetwork other) {
    return new ShapeEvaluation(network, moveWeights, other);
  }

  /** A number that the evaluation by other networks most likely has not. */
  public long networkFingerprint() {
    int ofPolicy = policy == null ? 0 : policy.fingerprint();
    return (long) network.fingerprint() << Integer.SIZE | Integer.toUnsignedLong(ofPolicy);
  }

  /** The evaluation of the positions of a board. */
  public Evaluator on(ShapeBoard shapes) {
    EmbeddingAccumulator accumulator = network.accumulator(shapes);
    BoardPolicy bound = policy == null ? null : policy.on(shapes, accumulator);
    return new Evaluator(shapes, network, accumulator, moveWeights, bound);
  }
}
