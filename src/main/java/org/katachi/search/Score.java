package org.katachi.search;

/**
 * The values of positions in a search, from the view of the side to move. A proved win is {@link
 * #WIN} less the plies from the root to the end of the game, a proved loss the negative; everything
 * between is an estimate.
 */
public final class Score {

  /** More than any value. */
  public static final int INFINITE = 32_000;

  /** A win at the root itself. */
  public static final int WIN = 30_000;

  /** A draw, or an even position. */
  public static final int DRAW = 0;

  /** The greatest estimate. Above it lie the proved wins. */
  public static final int MAX_ESTIMATE = WIN - 1_000;

  private Score() {}

  /** The value of a win that ends this many plies from the root. */
  public static int win(int plies) {
    return WIN - plies;
  }

  /** The value of a loss that ends this many plies from the root. */
  public static int loss(int plies) {
    return plies - WIN;
  }

  public static boolean isProvedWin(int score) {
    return score > MAX_ESTIMATE;
  }

  public static boolean isProvedLoss(int score) {
    return score < -MAX_ESTIMATE;
  }

  public static boolean isProved(int score) {
    return isProvedWin(score) || isProvedLoss(score);
  }

  /** The plies from the root to the end of a game whose result is proved. */
  public static int plies(int score) {
    return WIN - Math.abs(score);
  }

  /** An estimate, kept within the bounds of estimates. */
  public static int estimate(int value) {
    return Math.max(-MAX_ESTIMATE, Math.min(MAX_ESTIMATE, value));
  }
}
