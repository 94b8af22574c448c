package org.katachi.lab.policy;

import org.katachi.board.Geometry;
import org.katachi.eval.EvaluationSource;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.lab.train.GameSampler;
import org.katachi.lab.train.MoveChoice;
import org.katachi.lab.train.MoveSampler;
import org.katachi.lab.train.NetworkSums;
import org.katachi.lab.train.ReplaySampler;
import org.katachi.network.policy.LinePatterns;
import org.katachi.network.value.EmbeddingAccumulator;
import org.katachi.network.value.ValueNetwork;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * A position that the policy is trained on, as the side to move sees it.
 *
 * @param indices by candidate and direction: the index of {@link LinePatterns}; the candidates are
 *     the empty points near a stone
 * @param scores by candidate: the move score by shapes
 * @param best the index of the best move among the candidates
 * @param secondBest the index of the second-best move, or -1
 * @param inputs the sums of the value network's accumulator
 * @param threats the {@link ThreatMask}
 * @param stones the stones on the board
 * @param source where the position comes from
 */
@SuppressWarnings("ArrayRecordComponent") // Read, never compared.
public record PolicySample(
    char[] indices,
    short[] scores,
    int best,
    int secondBest,
    short[] inputs,
    int threats,
    int stones,
    Source source)
    implements MoveChoice {

  @Override
  public int count() {
    return scores.length;
  }

  /**
   * Makes samples of games of a kind.
   *
   * @param source has the network that gives the sums that the policy sees, and the weights of the
   *     move scores by shapes
   */
  public static GameSampler<PolicySample> sampler(GameVariant kind, EvaluationSource source) {
    Rule rule = kind.rules().rule();
    ValueNetwork network = source.networkOf(rule, kind.geometry());
    ShapeEvaluation evaluation = new ShapeEvaluation(source.weightsOf(rule), network);
    return new ReplaySampler<>(
        kind, shapes -> new Sampler(shapes, network.accumulator(shapes), evaluation.on(shapes)));
  }

  private static final class Sampler extends MoveSampler<PolicySample> {

    private final EmbeddingAccumulator accumulator;
    private final Evaluator evaluator;

    Sampler(ShapeBoard shapes, EmbeddingAccumulator accumulator, Evaluator evaluator) {
      super(shapes);
      this.accumulator = accumulator;
      this.evaluator = evaluator;
    }

    @Override
    protected PolicySample sample(
        SearchedPosition position, int[] candidates, int best, int secondBest) {
      int side = shapes.board().sideToMove();
      char[] ofSide = LinePatterns.get().indicesFor(side);
      char[] indices = new char[candidates.length * Geometry.DIRECTIONS];
      short[] scores = new short[candidates.length];
      evaluator.prepareMoves();
      for (int i = 0; i < candidates.length; i++) {
        for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
          int key = shapes.key(candidates[i], direction);
          indices[i * Geometry.DIRECTIONS + direction] =
              ofSide[LinePatterns.pattern(key, shapes.tables().reach())];
        }
        scores[i] = (short) evaluator.shapeScore(candidates[i], side);
      }
      return new PolicySample(
          indices,
          scores,
          best,
          secondBest,
          NetworkSums.of(accumulator, side),
          ThreatMask.of(shapes),
          shapes.board().stoneCount(),
          position.source());
    }
  }
}
