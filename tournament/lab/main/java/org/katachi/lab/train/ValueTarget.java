package org.katachi.lab.train;

import org.katachi.lab.games.WinProbability;
import org.katachi.search.Score;
import org.katachi.statistics.Outcome;
import org.katachi.tournament.export.SampleGame;

/**
 * The target of a position: a mix of the game's result and the search's value.
 *
 * @param resultShare the share of the game's result in a position of the game, from 0 to 1; the
 *     rest is the value's. It is 1 - lambda of nnue-pytorch, the wdl of bullet
 * @param valueScale how many times a value that proves nothing is taken
 */
public record ValueTarget(double resultShare, double valueScale) {

  /**
   * The target of a position of a game.
   *
   * @param move the number of the move that was played in it
   * @param side the side to move
   * @return the probability that the side to move wins
   */
  public double of(SampleGame game, int move, int side) {
    int evaluation = game.evaluations()[move];
    if (evaluation == SampleGame.UNKNOWN) {
      return WinProbability.ofResult(game.result(), side);
    }
    return of(game.result(), evaluation, side);
  }

  /**
   * The target of a position of a game.
   *
   * @param result the game's, for black
   * @param value the {@link Score} for the side to move
   * @param side the side to move
   * @return the probability that the side to move wins
   */
  double of(Outcome result, int value, int side) {
    return resultShare * WinProbability.ofResult(result, side) + (1 - resultShare) * ofValue(value);
  }

  /** The probability of a win by a {@link Score} alone. */
  double ofValue(int value) {
    if (Score.isProved(value)) {
      return value > 0 ? 1 : 0;
    }
    return WinProbability.ofEvaluation(value, valueScale);
  }
}
