package org.katachi.player.weighted;

import org.katachi.board.Board;
import org.katachi.player.PointScore;
import org.katachi.player.StaticPlayer;

/**
 * Plays the point of the highest {@linkplain WeightedScoring weighted score}; looks no move ahead.
 */
public final class WeightedPlayer extends StaticPlayer {

  private final WeightedScoring scoring;

  public WeightedPlayer(ScoringWeights weights) {
    scoring = new WeightedScoring(weights);
  }

  @Override
  protected PointScore scoreOf(Board board) {
    return new Score(scoring, LineKeys.of(board), board.sideToMove());
  }

  private record Score(WeightedScoring scoring, LineKeys keys, int side) implements PointScore {

    @Override
    public int of(int cell) {
      return scoring.score(keys, cell, side);
    }
  }
}
