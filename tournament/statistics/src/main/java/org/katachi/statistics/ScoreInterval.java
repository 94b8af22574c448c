package org.katachi.statistics;

/**
 * The interval of the expected score, with 95 % confidence.
 *
 * <ol>
 *   <li>As a rule {@code mean ± 1.96 √(variance / n)}, as fastchess and fishtest compute it.
 *   <li>If all values are the same, the variance is zero and tells nothing. Other values have a
 *       probability {@code q} of at most {@code 1 − 0.025^(1/n)}, and at worst all of them are 0,
 *       or all are 1: {@code [v (1 − q), v + (1 − v) q]}. So 20 wins have a lower end of 0.832, and
 *       the upper end 1.
 *   <li>If an end of the first interval falls out of (0, 1), the sample is too small or too
 *       one-sided for it. Then the interval is Clopper and Pearson's, with points for successes: it
 *       takes every draw for the toss of a coin, which has a greater variance, and so is rather too
 *       wide.
 *   <li>With no values at all it is [0, 1].
 * </ol>
 *
 * @param lower the lower end, 0 only if nothing but losses speaks
 * @param upper the upper end, 1 only if nothing but wins speaks
 */
public record ScoreInterval(double lower, double upper) {

  /** The interval that a sample gives. */
  public static ScoreInterval of(ScoreSample sample) {
    if (sample.size() == 0) {
      return new ScoreInterval(0, 1);
    }
    double mean = sample.mean();
    if (sample.isConstant()) {
      double q = Confidence.largestProbabilityOfNever(sample.size());
      return new ScoreInterval(mean * (1 - q), mean + (1 - mean) * q);
    }
    double error = Confidence.NORMAL_QUANTILE * sample.standardError();
    if (mean - error > 0 && mean + error < 1) {
      return new ScoreInterval(mean - error, mean + error);
    }
    double n = sample.size();
    return new ScoreInterval(
        Confidence.clopperPearsonLower(n * mean, n),
        1 - Confidence.clopperPearsonLower(n * (1 - mean), n));
  }
}
