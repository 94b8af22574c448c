package org.katachi.statistics;

import org.hipparchus.distribution.continuous.BetaDistribution;
import org.hipparchus.distribution.continuous.NormalDistribution;

/** The confidence of all errors and intervals: 95 %, two-sided. */
final class Confidence {

  /** What may lie beyond each end of an interval. */
  static final double TAIL = 0.025;

  private static final NormalDistribution NORMAL = new NormalDistribution();

  /** Half the width of the interval in standard errors, about 1.96. */
  static final double NORMAL_QUANTILE = NORMAL.inverseCumulativeProbability(1 - TAIL);

  private Confidence() {}

  /** The probability that a standard normal variable is below {@code z}. */
  static double normalProbability(double z) {
    return NORMAL.cumulativeProbability(z);
  }

  /**
   * The largest probability of an event that did not come in {@code trials}: {@code q} with {@code
   * (1 − q)^trials = 2.5 %}.
   */
  static double largestProbabilityOfNever(double trials) {
    return 1 - Math.pow(TAIL, 1 / trials);
  }

  /**
   * The lower end for a probability of success (C. J. Clopper and E. S. Pearson, Biometrika 26,
   * 1934), in the form with the beta distribution, which takes half successes too.
   *
   * @param successes more than zero
   * @param trials not fewer than successes
   */
  static double clopperPearsonLower(double successes, double trials) {
    return new BetaDistribution(successes, trials - successes + 1)
        .inverseCumulativeProbability(TAIL);
  }
}
