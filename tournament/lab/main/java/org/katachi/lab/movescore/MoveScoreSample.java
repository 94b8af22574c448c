package org.katachi.lab.movescore;

import org.katachi.board.Stone;
import org.katachi.eval.MoveWeights;
import org.katachi.lab.selfplay.GameVariant;
import org.katachi.lab.selfplay.SearchedPosition;
import org.katachi.lab.train.GameSampler;
import org.katachi.lab.train.MoveChoice;
import org.katachi.lab.train.MoveSampler;
import org.katachi.lab.train.ReplaySampler;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ThreatMask;

/**
 * A position that the weights of the move scores are trained on, as the side to move sees it.
 *
 * @param own by candidate: the combination of shapes for the side to move
 * @param opponent by candidate: the combination for its opponent
 * @param threatMoves by candidate: the index in {@link MoveWeights#threatMoves}
 * @param best the index of the best move among the candidates
 * @param secondBest the index of the second-best move, or -1
 * @param stones the stones on the board
 */
@SuppressWarnings("ArrayRecordComponent") // Read, never compared.
public record MoveScoreSample(
    char[] own, char[] opponent, char[] threatMoves, int best, int secondBest, int stones)
    implements MoveChoice {

  @Override
  public int count() {
    return own.length;
  }

  /** Makes samples of games of a kind. */
  public static GameSampler<MoveScoreSample> sampler(GameVariant kind) {
    return new ReplaySampler<>(kind, Sampler::new);
  }

  private static final class Sampler extends MoveSampler<MoveScoreSample> {

    Sampler(ShapeBoard shapes) {
      super(shapes);
    }

    @Override
    protected MoveScoreSample sample(
        SearchedPosition position, int[] candidates, int best, int secondBest) {
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
      return new MoveScoreSample(
          own, opponent, threatMoves, best, secondBest, shapes.board().stoneCount());
    }
  }
}
