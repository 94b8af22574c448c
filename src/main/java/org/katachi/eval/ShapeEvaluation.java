package org.katachi.eval;

import org.katachi.board.Geometry;
import org.katachi.network.convolution.ConvolutionNetwork;
import org.katachi.network.inference.ConvolutionEvaluator;
import org.katachi.network.policy.PolicyEvaluator;
import org.katachi.network.policy.PolicyNetwork;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;

/**
 * The evaluation: the value of positions and the move scores, both by the shapes that stones would
 * make on the empty cells. Immutable; bound to a board it is an {@link Evaluator}.
 */
public final class ShapeEvaluation {

  private final ValueNetwork network;
  private final MoveWeights moveWeights;

  /** Null if the value network alone values positions. */
  private final ConvolutionNetwork convolution;

  /** Null if the shapes alone order the moves. */
  private final PolicyNetwork policy;

  /** The shipped evaluation for a rule and a board's size. */
  public static ShapeEvaluation of(Rule rule, Geometry geometry) {
    return EvaluationSource.SHIPPED.load(rule, geometry);
  }

  /** An evaluation whose moves are ordered by the weights of their shapes alone. */
  public ShapeEvaluation(MoveWeights weights, ValueNetwork network) {
    this(network, null, weights.copy(), null);
  }

  private ShapeEvaluation(
      ValueNetwork network,
      ConvolutionNetwork convolution,
      MoveWeights moveWeights,
      PolicyNetwork policy) {
    this.network = network;
    this.convolution = convolution;
    this.moveWeights = moveWeights;
    this.policy = policy;
  }

  /**
   * This evaluation, with move scores by a policy.
   *
   * @param other a policy that was trained with this value network
   */
  public ShapeEvaluation with(PolicyNetwork other) {
    return new ShapeEvaluation(network, convolution, moveWeights, other);
  }

  /**
   * This evaluation, with values by a convolution on the boards that it {@linkplain
   * ConvolutionNetwork#fits fits}.
   *
   * @param other a network that was trained with this value network
   */
  public ShapeEvaluation with(ConvolutionNetwork other) {
    return new ShapeEvaluation(network, other, moveWeights, policy);
  }

  /** A hash of the weights. */
  public long networkFingerprint() {
    int ofValue = network.fingerprint();
    if (convolution != null) {
      ofValue = 31 * ofValue + convolution.fingerprint();
    }
    int ofPolicy = policy == null ? 0 : policy.fingerprint();
    return (long) ofValue << Integer.SIZE | Integer.toUnsignedLong(ofPolicy);
  }

  /** The evaluation of the positions of a board. */
  public Evaluator on(ShapeBoard shapes) {
    EmbeddingAccumulator accumulator = network.accumulator(shapes);
    boolean isConvolved = convolution != null && ConvolutionNetwork.fits(shapes.board().geometry());
    ConvolutionEvaluator cells =
        isConvolved ? new ConvolutionEvaluator(convolution, shapes, accumulator) : null;
    PolicyEvaluator bound =
        policy == null ? null : new PolicyEvaluator(policy, shapes, accumulator);
    return new Evaluator(shapes, network, accumulator, cells, moveWeights, bound);
  }
}
