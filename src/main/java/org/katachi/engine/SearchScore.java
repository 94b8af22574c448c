package org.katachi.engine;

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

  /** As the protocol's MESSAGE shows it: {@code 35}, {@code +M9}, {@code -M8}. */
  @Override
  public String toString() {
    return isProved() ? (value > 0 ? "+M" : "-M") + pliesToEnd : Integer.toString(value);
  }
}
