package org.katachi.lab.games;

import org.katachi.board.Stone;
import org.katachi.engine.SearchScore;
import org.katachi.network.value.ValueNetwork;
import org.katachi.statistics.Outcome;

/** The probability that the side to move wins, a draw counted as half a win. */
public final class WinProbability {

  private WinProbability() {}

  /** Of the logarithm of the odds: the logistic function. */
  public static double ofLogOdds(double logOdds) {
    return 1 / (1 + Math.exp(-logOdds));
  }

  /** Of an evaluation that proves nothing. */
  public static double ofEvaluation(int evaluation) {
    return SearchScore.estimate(evaluation).winProbability();
  }

  /**
   * Of an evaluation that proves nothing and is too timid or too bold.
   *
   * @param scale how many times it is taken
   */
  public static double ofEvaluation(int evaluation, double scale) {
    return ofLogOdds(scale * evaluation / ValueNetwork.EVAL_SCALE);
  }

  /**
   * Of a game's result.
   *
   * @param black the result for black
   * @param side the side to move
   */
  public static double ofResult(Outcome black, int side) {
    if (black == Outcome.DRAW) {
      return 0.5;
    }
    return (black == Outcome.WIN) == (side == Stone.BLACK) ? 1 : 0;
  }
}
