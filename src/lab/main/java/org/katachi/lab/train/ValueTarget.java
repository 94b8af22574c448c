package org.katachi.lab.train;

import org.katachi.lab.games.WinProbability;
import org.katachi.search.Score;
import org.katachi.tournament.export.SampleGame;
import org.katachi.tournament.statistics.Outcome;

/** The value that a position is fitted to: a mix of the game's result and the evaluation in it. */
final class ValueTarget {

  private ValueTarget() {}

  /**
   * The target of a position of a game.
   *
   * @param move the number of the move that was played in it
   * @param side the side to move
   * @param resultShare the share of the result, from 0 to 1; the rest is the evaluation's
   * @return the probability that the side to move wins
   */
  static double of(SampleGame game, int move, int side, double resultShare) {
    int evaluation = game.evaluations()[move];
    if (evaluation == SampleGame.UNKNOWN) {
      return WinProbability.ofResult(game.result(), side);
    }
    return of(game.result(), evaluation, side, resultShare);
  }

  /**
   * The target of a position of a game.
   *
   * @param result the game's, for black
   * @param value the {@link Score} for the side to move
   * @param side the side to move
   * @param resultShare the share of the result, from 0 to 1; the rest is the value's
   * @return the probability that the side to move wins
   */
  static double of(Outcome result, int value, int side, double resultShare) {
    return resultShare * WinProbability.ofResult(result, side) + (1 - resultShare) * ofValue(value);
  }

  /** The probability of a win by a {@link Score} alone. */
  static double ofValue(int value) {
    if (Score.isProved(value)) {
      return value > 0 ? 1 : 0;
    }
    return WinProbability.ofEvaluation(value);
  }
}
