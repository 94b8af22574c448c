package org.katachi.eval;

import org.katachi.network.inference.ConvolutionEvaluator;
import org.katachi.network.policy.PolicyEvaluator;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** A {@link ShapeEvaluation} bound to one board. Belongs to the board's thread. */
public final class Evaluator {

  private final ShapeBoard shapes;
  private final ValueNetwork network;
  private final EmbeddingAccumulator accumulator;

  /** Null if the value network alone values positions. */
  private final ConvolutionEvaluator convolution;

  private final MoveWeights moveWeights;

  /** Null if the shapes alone order the moves. */
  private final PolicyEvaluator policy;

  /** The evaluations since the last {@link #beginIteration}. */
  private int evaluations;

  /** Whether the value network alone evaluates positions until the next. */
  private boolean usesFallback;

  /** The threats of the position that was prepared. */
  private int threats;

  Evaluator(
      ShapeBoard shapes,
      ValueNetwork network,
      EmbeddingAccumulator accumulator,
      ConvolutionEvaluator convolution,
      MoveWeights moveWeights,
      PolicyEvaluator policy) {
    this.shapes = shapes;
    this.network = network;
    this.accumulator = accumulator;
    this.convolution = convolution;
    this.moveWeights = moveWeights;
    this.policy = policy;
  }

  /**
   * The value of the position for the side to move, in the unit of {@link ValueNetwork#EVAL_SCALE}.
   */
  public int value() {
    evaluations++;
    return convolution == null || usesFallback
        ? network.value(shapes, accumulator)
        : convolution.value();
  }

  /**
   * Goes over to faster code, if there is some by now; between two iterations of a search.
   *
   * @param allowFallback whether the value network alone may evaluate the positions until the next
   *     call, as long as the convolution is {@linkplain ConvolutionEvaluator#isWarmingUp warming
   *     up}: more nodes outweigh the better evaluation. Such searches are not reproducible
   */
  public void beginIteration(boolean allowFallback) {
    if (convolution != null) {
      convolution.changeOver(evaluations);
      evaluations = 0;
      usesFallback = allowFallback && convolution.isWarmingUp();
    }
  }

  /** Whether a policy scores the moves, not the shapes alone. */
  public boolean hasPolicy() {
    return policy != null;
  }

  /** Turns to the position that is on the board now: its moves are to be scored. */
  public void prepareMoves() {
    threats = ThreatMask.of(shapes);
    if (policy != null) {
      policy.prepare();
    }
  }

  /**
   * The move score by shapes of a move of the side to move to an empty cell, in the position that
   * was {@linkplain #prepareMoves prepared}, in 1/{@link MoveWeights#SCALE}.
   */
  public int shapeScore(int cell, int side) {
    return moveWeights.score(shapes, threats, cell, side);
  }

  /**
   * The policy's score of a move of the side to move, in the position that was prepared, in
   * 1/{@link PolicyEvaluator#SCORE_SCALE}.
   *
   * @param byShapes its {@link #shapeScore}
   */
  public int policyScore(int cell, int byShapes) {
    return policy.score(cell, byShapes);
  }
}
