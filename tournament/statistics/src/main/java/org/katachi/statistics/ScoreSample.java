package org.katachi.statistics;

import java.util.Arrays;
import org.hipparchus.util.MathArrays;

/**
 * A sample of scores from a scale of equal steps: of games (0, ½, 1) or of pairs of games (0, ¼, ½,
 * ¾, 1). All that is estimated from games is a function of such a sample, so that single games and
 * pairs share their formulas. Immutable.
 */
public final class ScoreSample {

  /**
   * Stands for a count of zero where a likelihood needs every value to be possible, as in fishtest
   * and fastchess: small enough not to move a likelihood ratio that means anything.
   */
  private static final double COUNT_IF_NONE = 1e-3;

  private final int gamesPerValue;
  private final double[] counts;

  /**
   * Makes a sample from counts.
   *
   * @param gamesPerValue how many games make one value: 1 or 2
   * @param counts how often each value came, from the score 0 to the score 1
   */
  ScoreSample(int gamesPerValue, double... counts) {
    this.gamesPerValue = gamesPerValue;
    this.counts = counts.clone();
  }

  /** These values and others of the same scale. */
  public ScoreSample plus(ScoreSample other) {
    return new ScoreSample(gamesPerValue, MathArrays.ebeAdd(counts, other.counts));
  }

  /** The number of values: of games, or of pairs. */
  public double size() {
    return Arrays.stream(counts).sum();
  }

  /** The number of games. */
  public double games() {
    return size() * gamesPerValue;
  }

  /** The mean score of a game; NaN if the sample is empty. */
  public double mean() {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * score(i);
    }
    return sum / size();
  }

  /** The sum of the squared distances of all values from a score. */
  double squaresAround(double centre) {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * (score(i) - centre) * (score(i) - centre);
    }
    return sum;
  }

  /** The variance of a value, divided by n and not by n − 1; NaN if the sample is empty. */
  public double variance() {
    return squaresAround(mean()) / size();
  }

  /**
   * The standard deviation of a game's score. Where games come in pairs it is that of independent
   * games whose mean would be as uncertain: √2 times the deviation of a pair's mean score.
   */
  public double deviationPerGame() {
    return Math.sqrt(gamesPerValue * variance());
  }

  /** The standard error of the mean. */
  public double standardError() {
    return Math.sqrt(variance() / size());
  }

  /**
   * The likelihood of superiority, how probable it is that the expected score exceeds ½: {@code
   * Φ((mean − ½) / √(variance / n))}, as fastchess and fishtest compute it.
   *
   * <p>If all of {@code n} values are the same and not ½ there is no variance to go by. Then it is
   * the posterior probability that such a value is likelier than not, from the uniform prior:
   * {@code 1 − 2^−(n+1)}. With nothing to tell the brains apart it is ½.
   */
  public double los() {
    if (size() == 0 || mean() == 0.5) {
      return 0.5;
    }
    if (isConstant()) {
      double doubt = Math.pow(0.5, size() + 1);
      return mean() > 0.5 ? 1 - doubt : doubt;
    }
    return Confidence.normalProbability((mean() - 0.5) / standardError());
  }

  /** Whether there are values and all are the same, so that the variance tells nothing. */
  boolean isConstant() {
    return Arrays.stream(counts).filter(count -> count > 0).count() == 1;
  }

  int gamesPerValue() {
    return gamesPerValue;
  }

  /** How many values the scale has. */
  int scale() {
    return counts.length;
  }

  /** The score that stands at an index of the scale. */
  double score(int index) {
    return (double) index / (counts.length - 1);
  }

  /** The share of each value, with {@link #COUNT_IF_NONE} for those that never came. */
  double[] positiveFrequencies() {
    double[] positive =
        Arrays.stream(counts).map(count -> count == 0 ? COUNT_IF_NONE : count).toArray();
    return MathArrays.normalizeArray(positive, 1);
  }
}
