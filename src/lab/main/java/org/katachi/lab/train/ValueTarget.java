package org.katachi.lab.train;

import org.katachi.lab.games.WinProbability;
import org.katachi.search.Score;
import org.katachi.tournament.output.export.SampleGame;
import org.katachi.tournament.output.export.SampleResult;

/** The value that a position is fitted to: a mix of the game's result and the evaluation in it. */
final class ValueTarget {

  private ValueTarget() {}

  /**
   * The target of a position.
   *
   * @param move the number of the move that was played in it
   * @param side the side to move
   * @param resultShare the share of the result, from 0 to 1; the rest is the evaluation's
   * @return the probability that the side to move wins
   */
  static double of(SampleGame game, int move, int side, double resultShare) {
    int evaluation = game.evaluations()[move];
    if (game.result() == SampleResult.NONE) {
      return probability(evaluation);
    }
    double result = WinProbability.ofResult(game.result(), side);
    if (evaluation == SampleGame.UNKNOWN) {
      return result;
    }
    return resultShare * result + (1 - resultShare) * probability(evaluation);
  }

  private static double probability(int evaluation) {
    if (Score.isProved(evaluation)) {
      return evaluation > 0 ? 1 : 0;
    }
    return WinProbability.ofEvaluation(evaluation);
  }
}
