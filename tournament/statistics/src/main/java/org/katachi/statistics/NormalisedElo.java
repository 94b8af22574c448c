package org.katachi.statistics;

/**
 * The normalised scale of Elo: {@code (mean − ½) / σ · 800 / ln 10}, where {@code σ} is the
 * standard deviation of a game's score.
 *
 * <p>It tells how hard a difference is to see: the games that a test needs are as one over its
 * square, whatever the draws and the openings are. Near zero, without draws, it is the logistic
 * scale.
 *
 * <p>Source: M. Van den Bergh, <i>Normalized Elo</i> and <i>Comments on Normalized Elo</i>,
 * www.cantate.be/Fishtest/normalized_elo.pdf and normalized_elo_practical.pdf.
 */
final class NormalisedElo {

  /** Normalised Elo of one standard deviation, about 347.4. */
  static final double PER_DEVIATION = 2 * Elo.PER_LOG_ODDS;

  private NormalisedElo() {}

  /**
   * The estimate from a sample that is not empty.
   *
   * <p>The interval is {@code ± 1.96 · 800 / ln 10 / √games}, that of a small difference. Where all
   * values are the same and not ½, so that {@code σ} is zero and the estimate infinite, the finite
   * end is that of a sample with as many values at the other end of the scale as could have been
   * missed ({@link ScoreInterval}, second case).
   */
  static EloEstimate estimate(ScoreSample sample) {
    double mean = sample.mean();
    if (sample.isConstant() && mean != 0.5) {
      return mean > 0.5
          ? new EloEstimate(
              Double.POSITIVE_INFINITY, leastIfAll(mean, sample), Double.POSITIVE_INFINITY)
          : new EloEstimate(
              Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, -leastIfAll(1 - mean, sample));
    }
    double elo = mean == 0.5 ? 0 : PER_DEVIATION * (mean - 0.5) / sample.deviationPerGame();
    double error = Confidence.NORMAL_QUANTILE * PER_DEVIATION / Math.sqrt(sample.games());
    return new EloEstimate(elo, elo - error, elo + error);
  }

  private static double leastIfAll(double value, ScoreSample sample) {
    double missed = Confidence.largestProbabilityOfNever(sample.size());
    double variance = value * value * missed * (1 - missed);
    return PER_DEVIATION
        * (value * (1 - missed) - 0.5)
        / Math.sqrt(sample.gamesPerValue() * variance);
  }
}
