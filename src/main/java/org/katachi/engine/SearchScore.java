package org.katachi.engine;

import org.katachi.network.value.ValueNetwork;
import org.katachi.search.Score;

/**
 * The score of a position for the side to move: an estimate or a proved result.
 *
 * @param value the estimate, positive when the side to move is better; of a proved result only the
 *     sign counts
 * @param pliesToEnd for a proved result the plies to the end of the game at most, else 0
 */
public record SearchScore(int value, int pliesToEnd) {

  /** An estimate. */
  public static SearchScore estimate(int value) {
    return new SearchScore(value, 0);
  }

  /** A proved win for the side to move. */
  public static SearchScore win(int plies) {
    return new SearchScore(1, plies);
  }

  /** A proved loss for the side to move. */
  public static SearchScore loss(int plies) {
    return new SearchScore(-1, plies);
  }

  public boolean isProved() {
    return pliesToEnd > 0;
  }

  /** The probability that the side to move wins, a draw counted as half a win. */
  public double winProbability() {
    if (isProved()) {
      return value > 0 ? 1 : 0;
    }
    return 1 / (1 + Math.exp(-(double) value / ValueNetwork.EVAL_SCALE));
  }

  /**
   * One number for both kinds: of a proved result {@link Score#WIN} less the plies, or minus it.
   */
  public int number() {
    if (isProved()) {
      return value > 0 ? Score.win(pliesToEnd) : Score.loss(pliesToEnd);
    }
    return value;
  }

  /** As the protocol's MESSAGE shows it: {@code 35}, {@code +M9}, {@code -M8}. */
  @Override
  public String toString() {
    return isProved() ? (value > 0 ? "+M" : "-M") + pliesToEnd : Integer.toString(value);
  }
}
