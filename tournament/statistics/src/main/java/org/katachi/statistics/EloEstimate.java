package org.katachi.statistics;

import java.util.Locale;

/**
 * A difference in Elo with its interval of 95 % confidence.
 *
 * <p>Where a brain made all the points the estimate and the upper end are infinite and the lower
 * end is finite: no more is known than that the difference is at least so much. With no points it
 * is the other way about. With no games the estimate is 0 between two infinities.
 *
 * @param elo the estimate
 * @param lower the lower end
 * @param upper the upper end
 */
public record EloEstimate(double elo, double lower, double upper) {

  static final EloEstimate UNKNOWN =
      new EloEstimate(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

  /** The logistic difference: mean and ends of {@link ScoreInterval} on the scale of Elo. */
  public static EloEstimate logistic(ScoreSample sample) {
    if (sample.size() == 0) {
      return UNKNOWN;
    }
    ScoreInterval interval = ScoreInterval.of(sample);
    return new EloEstimate(
        Elo.difference(sample.mean()),
        Elo.difference(interval.lower()),
        Elo.difference(interval.upper()));
  }

  /** The normalised difference, see {@link NormalisedElo}. */
  public static EloEstimate normalised(ScoreSample sample) {
    return sample.size() == 0 ? UNKNOWN : NormalisedElo.estimate(sample);
  }

  /** Half the width of the interval, infinite if an end is. */
  public double error() {
    return (upper - lower) / 2;
  }

  /** In words: {@code +40.7 ± 30.4}, or {@code at least +277.6} where all points were made. */
  public String describe() {
    if (Double.isInfinite(lower) && Double.isInfinite(upper)) {
      return "unknown";
    }
    if (Double.isInfinite(upper)) {
      return (Double.isInfinite(elo) ? "" : signed(elo) + ", ") + "at least " + signed(lower);
    }
    if (Double.isInfinite(lower)) {
      return (Double.isInfinite(elo) ? "" : signed(elo) + ", ") + "at most " + signed(upper);
    }
    return String.format(Locale.ROOT, "%s ± %.1f", signed(elo), error());
  }

  private static String signed(double elo) {
    double rounded = Math.rint(10 * elo) / 10 + 0.0; // Not -0.0.
    return String.format(Locale.ROOT, "%+.1f", rounded);
  }
}
