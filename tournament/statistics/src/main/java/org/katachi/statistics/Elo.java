package org.katachi.statistics;

/**
 * The logistic scale of Elo: {@code score = 1 / (1 + 10^(−elo / 400))}.
 *
 * <p>Source: A. E. Elo, <i>The Rating of Chessplayers, Past and Present</i>, 1978, in the logistic
 * form that computer chess and Gomocup use.
 */
public final class Elo {

  /** Elo that a factor of e in the odds is worth, about 173.7. */
  public static final double PER_LOG_ODDS = 400 / Math.log(10);

  private Elo() {}

  /** The score to expect against an opponent who is weaker by {@code difference} Elo. */
  public static double expectedScore(double difference) {
    return 1 / (1 + Math.exp(-difference / PER_LOG_ODDS));
  }

  /**
   * The difference at which a score is to be expected, the inverse of {@link #expectedScore}.
   *
   * @param score from 0, which gives negative infinity, to 1, which gives positive infinity
   */
  public static double difference(double score) {
    if (!(score >= 0 && score <= 1)) {
      throw new IllegalArgumentException("no score in [0, 1]: " + score);
    }
    return PER_LOG_ODDS * Math.log(score / (1 - score));
  }
}
