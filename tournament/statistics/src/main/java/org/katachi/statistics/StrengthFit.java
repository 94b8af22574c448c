package org.katachi.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;

/**
 * The most likely strengths of linked players and how certain they are. Strengths are natural
 * logarithms of odds.
 *
 * <p>The log-likelihood {@code Σ points_ij ln P_ij} with {@code P_ij = 1 / (1 + e^(s_j − s_i))} is
 * concave. Its gradient is {@code points_i − Σ_j n_ij P_ij}; its negative second derivatives,
 * Fisher's information, are {@code −n_ij P_ij P_ji} off the diagonal and their sums on it. Newton's
 * steps, never too long and halved while they don't climb, lead to the maximum from anywhere.
 *
 * <p>Without a fixed player the strengths are known but for a constant; their sum is kept at zero
 * by adding 1 to all elements of the information. That changes no step, and the inverse of the sum
 * is the covariance of strengths less their mean, plus {@code 1/n²} in all elements.
 *
 * <p>That information holds for independent games. The covariance is {@code A⁻¹ B A⁻¹} (the
 * sandwich estimator) with the information {@code A} and the variance {@code B} of the gradient, to
 * which each pair of games gives the square of its points less those expected, and a single game
 * {@code P_ij P_ji}. A pair draws the fit towards itself by its leverage {@code h}, the share of
 * its information in the variance of its difference; its residual is divided by {@code 1 − h}
 * (HC3), else errors would be too small after few pairs.
 *
 * <p>Sources: H. White, Econometrica 48, 1980, and K.-Y. Liang, S. L. Zeger, Biometrika 73, 1986
 * (the estimator, for clusters); J. G. MacKinnon, H. White, Journal of Econometrics 29, 1985 (HC3).
 */
final class StrengthFit {

  /** Change of strength that ends the iteration: a millionth of an Elo. */
  private static final double CONVERGED = 1e-6 / Elo.PER_LOG_ODDS;

  private static final int MAX_STEPS = 200;

  /**
   * No strength changes by more in a step, about 350 Elo: a step from where the likelihood is flat
   * would else lead where it is flatter still.
   */
  private static final double LARGEST_CHANGE = 2;

  /** The climb is over when not even so small a part of a step leads up. */
  private static final double SMALLEST_STEP = 0x1p-40;

  private final double[][] points;
  private final ScoreSample[][] pairs;
  private final int[] free;
  private final double[] strengths;
  private final double[] standardErrors;

  private StrengthFit(double[][] points, ScoreSample[][] pairs, List<OptionalDouble> fixed) {
    this.points = points;
    this.pairs = pairs;
    strengths = new double[points.length];
    standardErrors = new double[points.length];
    free = IntStream.range(0, points.length).filter(i -> fixed.get(i).isEmpty()).toArray();
    double start = fixed.stream().flatMapToDouble(OptionalDouble::stream).average().orElse(0);
    for (int i = 0; i < strengths.length; i++) {
      strengths[i] = fixed.get(i).orElse(start);
    }
  }

  /**
   * Finds the maximum.
   *
   * @param points of each player (row) against each other (column); players are linked by games,
   *     and none took all points of another
   * @param pairs the pairs among these games, of each player against each other
   * @param fixed the strengths that are given
   */
  static StrengthFit of(double[][] points, ScoreSample[][] pairs, List<OptionalDouble> fixed) {
    StrengthFit fit = new StrengthFit(points, pairs, fixed);
    if (points.length == 1) {
      fit.standardErrors[0] = fixed.get(0).isPresent() ? 0 : Double.POSITIVE_INFINITY;
    } else if (fit.free.length > 0) {
      fit.climb();
      fit.measureErrors();
    }
    return fit;
  }

  double strength(int player) {
    return strengths[player];
  }

  /** Zero for a fixed player. */
  double standardError(int player) {
    return standardErrors[player];
  }

  private boolean isAnchored() {
    return free.length < strengths.length;
  }

  private void climb() {
    double change = Double.POSITIVE_INFINITY;
    for (int step = 0; step < MAX_STEPS && change > CONVERGED; step++) {
      RealVector newton = factorised().getSolver().solve(gradient());
      double length = newton.getLInfNorm();
      double shortened = Math.min(1, LARGEST_CHANGE / length);
      change = length * advance(newton, shortened);
    }
  }

  /** Goes such a part of the step as leads up, if there is one, and tells which part. */
  private double advance(RealVector step, double largestPart) {
    double before = logLikelihood();
    double[] from = strengths.clone();
    for (double part = largestPart; part >= SMALLEST_STEP; part /= 2) {
      for (int i = 0; i < free.length; i++) {
        strengths[free[i]] = from[free[i]] + part * step.getEntry(i);
      }
      if (logLikelihood() >= before) {
        return part;
      }
    }
    System.arraycopy(from, 0, strengths, 0, from.length);
    return 0;
  }

  private void measureErrors() {
    RealMatrix inverse = factorised().getSolver().getInverse();
    RealMatrix covariance = inverse.multiply(gradientVariance(inverse)).multiply(inverse);
    for (int i = 0; i < free.length; i++) {
      standardErrors[free[i]] = Math.sqrt(covariance.getEntry(i, i));
    }
  }

  /** Its rows sum to zero without a fixed player, so that the gauge leaves no trace in errors. */
  private RealMatrix gradientVariance(RealMatrix inverse) {
    RealMatrix ofAll = new Array2DRowRealMatrix(strengths.length, strengths.length);
    for (int k = 0; k < free.length; k++) {
      for (int l = 0; l < free.length; l++) {
        ofAll.setEntry(free[k], free[l], inverse.getEntry(k, l));
      }
    }
    return sumOverPairs(
        (i, j) -> {
          double covariances = ofAll.getEntry(i, j) + ofAll.getEntry(j, i);
          return variance(i, j, ofAll.getEntry(i, i) + ofAll.getEntry(j, j) - covariances);
        });
  }

  /** What the games of two players add. */
  private double variance(int i, int j, double ofDifference) {
    ScoreSample sample = pairs[i][j];
    double perGame = expected(i, j) * expected(j, i);
    double leverage = 2 * perGame * ofDifference;
    double singles = (games(i, j) - sample.games()) * perGame;
    double residual = 2 / (1 - leverage);
    return sample.size() == 0
        ? singles
        : singles + residual * residual * sample.squaresAround(expected(i, j));
  }

  /** A number for two players. */
  private interface OfPair {
    double of(int i, int j);
  }

  /**
   * The matrix, among the free players, of the form {@code Σ value_ij (s_i − s_j)²} over all who
   * have met.
   */
  private RealMatrix sumOverPairs(OfPair value) {
    RealMatrix sum = new Array2DRowRealMatrix(strengths.length, strengths.length);
    for (int i = 0; i < strengths.length; i++) {
      for (int j = 0; j < i; j++) {
        if (games(i, j) > 0) {
          double one = value.of(i, j);
          sum.addToEntry(i, i, one);
          sum.addToEntry(j, j, one);
          sum.addToEntry(i, j, -one);
          sum.addToEntry(j, i, -one);
        }
      }
    }
    return sum.getSubMatrix(free, free);
  }

  private double logLikelihood() {
    double sum = 0;
    for (int i = 0; i < strengths.length; i++) {
      for (int j = 0; j < strengths.length; j++) {
        if (points[i][j] > 0) {
          sum -= points[i][j] * Math.log1p(Math.exp(strengths[j] - strengths[i]));
        }
      }
    }
    return sum;
  }

  private RealVector gradient() {
    return new ArrayRealVector(Arrays.stream(free).mapToDouble(this::gradient).toArray());
  }

  private double gradient(int i) {
    double sum = 0;
    for (int j = 0; j < strengths.length; j++) {
      sum += points[i][j] - games(i, j) * expected(i, j);
    }
    return sum;
  }

  /** Takes information however small: between brains far apart it nearly vanishes. */
  private CholeskyDecomposition factorised() {
    RealMatrix information = sumOverPairs((i, j) -> games(i, j) * expected(i, j) * expected(j, i));
    return new CholeskyDecomposition(
        isAnchored() ? information : information.scalarAdd(1),
        CholeskyDecomposition.DEFAULT_RELATIVE_SYMMETRY_THRESHOLD,
        Double.MIN_NORMAL);
  }

  private double games(int i, int j) {
    return points[i][j] + points[j][i];
  }

  private double expected(int i, int j) {
    return 1 / (1 + Math.exp(strengths[j] - strengths[i]));
  }
}
