package org.katachi.player;

import org.katachi.board.Board;
import org.katachi.engine.EngineOptions;
import org.katachi.eval.WeightedScoring;
import org.katachi.shape.LineKeys;
import org.katachi.shape.TrackedBoard;

/**
 * Plays the point of the highest {@linkplain WeightedScoring weighted score}; looks no move ahead.
 */
public final class WeightedPlayer extends StaticPlayer {

  private final WeightedScoring scoring;

  public WeightedPlayer(EngineOptions options) {
    scoring = new WeightedScoring(options.weights());
  }

  @Override
  protected int score(TrackedBoard tracked, int cell) {
    Board board = tracked.board();
    LineKeys keys = tracked.keys();
    return scoring.score(keys, cell, board.sideToMove());
  }
}
