package org.katachi.lab.policy;

import org.katachi.board.Geometry;
import org.katachi.eval.EvaluationSource;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.samples.NetworkSums;
import org.katachi.lab.samples.SampleForm;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SelfPlayKind;
import org.katachi.network.policy.LinePatterns;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/** The samples of a policy network, with the value network and the weights that it will see. */
public final class PolicySampleForm implements SampleForm<PolicySample> {

  private final ShapeEvaluation evaluation;
  private final ValueNetwork network;

  /**
   * Samples of games of a kind.
   *
   * @param source has the network that gives the sums that the policy sees, and the weights of the
   *     move-ordering scores by shapes
   */
  public PolicySampleForm(SelfPlayKind kind, EvaluationSource source) {
    Rule rule = kind.rules().rule();
    network = source.networkOf(rule, kind.geometry());
    evaluation = new ShapeEvaluation(source.weightsOf(rule), network);
  }

  @Override
  public Maker<PolicySample> on(ShapeBoard shapes) {
    return new BoundMaker(shapes, network.accumulator(shapes), evaluation.on(shapes));
  }

  private record BoundMaker(
      ShapeBoard shapes, EmbeddingAccumulator accumulator, Evaluator evaluator)
      implements Maker<PolicySample> {

    @Override
    public PolicySample sample(SearchedPosition position, int[] candidates, int best, int rival) {
      int side = shapes.board().sideToMove();
      char[] ofSide = LinePatterns.get().of(side);
      char[] rows = new char[candidates.length * Geometry.DIRECTIONS];
      short[] scores = new short[candidates.length];
      evaluator.prepareMoves();
      for (int i = 0; i < candidates.length; i++) {
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
          int key = shapes.key(candidates[i], direction);
          rows[i * Geometry.DIRECTIONS + direction] =
              ofSide[LinePatterns.pattern(key, shapes.tables().reach())];
        }
        scores[i] = (short) evaluator.shapeScore(candidates[i], side);
      }
      return new PolicySample(
          rows,
          scores,
          best,
          rival,
          NetworkSums.of(accumulator, side),
          ThreatMask.of(shapes),
          shapes.board().stoneCount(),
          position.source());
    }
  }
}
