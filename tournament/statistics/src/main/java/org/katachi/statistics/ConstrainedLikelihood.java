package org.katachi.statistics;

import java.util.Arrays;
import org.hipparchus.analysis.solvers.BrentSolver;
import org.hipparchus.util.MathArrays;

/**
 * Distributions under which a sample is most likely while a condition holds.
 *
 * <p>A linear condition {@code Σ pᵢ bᵢ = 0} on the probabilities gives, by Lagrange, {@code pᵢ = fᵢ
 * / (1 + θ bᵢ)}, where {@code fᵢ} are the frequencies in the sample and {@code θ} solves {@code Σ
 * fᵢ bᵢ / (1 + θ bᵢ) = 0}. The sum falls with {@code θ} between its poles, so there is one
 * solution; as no {@code pᵢ} is above 1, it lies where all {@code 1 + θ bᵢ ≥ fᵢ}, which keeps the
 * search away from the poles.
 *
 * <p>Values that the sample has not are given a little weight ({@link
 * ScoreSample#positiveFrequencies}), as else a one-sided sample would have no solution.
 *
 * <p>Sources: M. Van den Bergh, <i>The Generalized Maximum Likelihood Ratio for the Expectation
 * Value of a Distribution</i>, www.cantate.be/Fishtest/support_MLE_multinomial.pdf, and <i>Comments
 * on Normalized Elo</i>, normalized_elo_practical.pdf there, section 4.1.
 */
final class ConstrainedLikelihood {

  private static final double ACCURACY = 1e-14;
  private static final int MAX_EVALUATIONS = 1000;

  /** Change of a probability that ends the iteration of {@link #withDeviations}. */
  private static final double CONVERGED = 1e-10;

  private static final int MAX_ITERATIONS = 100;

  private ConstrainedLikelihood() {}

  /**
   * The most likely distribution whose mean is {@code mean}.
   *
   * @param mean strictly between 0 and 1
   */
  static double[] withMean(ScoreSample sample, double mean) {
    double[] conditions = new double[sample.scale()];
    for (int i = 0; i < conditions.length; i++) {
      conditions[i] = sample.score(i) - mean;
    }
    return solve(sample.positiveFrequencies(), conditions);
  }

  /**
   * The most likely distribution whose mean {@code μ} is {@code deviations · σ} above ½, where
   * {@code σ} is its own standard deviation.
   *
   * <p>The condition is not linear. Each step takes the {@code μ} and {@code σ} of the step before
   * and the tangent {@code σ/2 · Σ pᵢ (1 + ((aᵢ − μ) / σ)²)} in place of the deviation.
   */
  static double[] withDeviations(ScoreSample sample, double deviations) {
    double[] frequencies = sample.positiveFrequencies();
    double[] probabilities = new double[frequencies.length];
    Arrays.fill(probabilities, 1.0 / frequencies.length);
    double[] conditions = new double[frequencies.length];
    for (int iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
      tangent(sample, probabilities, deviations, conditions);
      double[] next = solve(frequencies, conditions);
      double change = MathArrays.distanceInf(probabilities, next);
      probabilities = next;
      if (change < CONVERGED) {
        break;
      }
    }
    return probabilities;
  }

  private static void tangent(
      ScoreSample sample, double[] probabilities, double deviations, double[] conditions) {
    double mean = 0;
    double square = 0;
    for (int i = 0; i < probabilities.length; i++) {
      mean += probabilities[i] * sample.score(i);
      square += probabilities[i] * sample.score(i) * sample.score(i);
    }
    double deviation = Math.sqrt(square - mean * mean);
    for (int i = 0; i < conditions.length; i++) {
      double z = (sample.score(i) - mean) / deviation;
      conditions[i] = sample.score(i) - 0.5 - deviations * deviation * (1 + z * z) / 2;
    }
  }

  private static double[] solve(double[] frequencies, double[] conditions) {
    double theta = multiplier(frequencies, conditions);
    double[] probabilities = new double[frequencies.length];
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] = frequencies[i] / (1 + theta * conditions[i]);
    }
    return probabilities;
  }

  private static double multiplier(double[] frequencies, double[] conditions) {
    double lower = Double.NEGATIVE_INFINITY;
    double upper = Double.POSITIVE_INFINITY;
    for (int i = 0; i < conditions.length; i++) {
      double limit = (frequencies[i] - 1) / conditions[i];
      if (conditions[i] > 0) {
        lower = Math.max(lower, limit);
      } else if (conditions[i] < 0) {
        upper = Math.min(upper, limit);
      }
    }
    return new BrentSolver(ACCURACY, ACCURACY)
        .solve(MAX_EVALUATIONS, theta -> sum(frequencies, conditions, theta), lower, upper);
  }

  private static double sum(double[] frequencies, double[] conditions, double theta) {
    double sum = 0;
    for (int i = 0; i < frequencies.length; i++) {
      sum += frequencies[i] * conditions[i] / (1 + theta * conditions[i]);
    }
    return sum;
  }
}
