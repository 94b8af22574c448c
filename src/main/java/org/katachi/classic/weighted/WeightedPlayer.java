package org.katachi.classic.weighted;

import org.katachi.board.Board;
import org.katachi.classic.PointScorer;
import org.katachi.classic.StaticPlayer;

/** Plays the point with the highest {@linkplain WeightedScoring weighted score}, without search. */
public final class WeightedPlayer extends StaticPlayer {

  private final WeightedScoring scoring;

  public WeightedPlayer(ScoringWeights weights) {
    scoring = new WeightedScoring(weights);
  }

  @Override
  protected PointScorer scorer(Board board) {
    return new WeightedPoints(scoring, LineKeys.of(board), board.sideToMove());
  }

  private record WeightedPoints(WeightedScoring scoring, LineKeys keys, int side)
      implements PointScorer {

    @Override
    public int score(int cell) {
      return scoring.score(keys, cell, side);
    }
  }
}
