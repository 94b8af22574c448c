package org.katachi.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Whether the points of pairs depend on who played them: a permutation test. If they do not, any
 * worker could have had any of the pairs that the same two brains played; so these are dealt out
 * anew, at random, many times, and what came out is held against that.
 *
 * <p>A group's deviation is its points over the mean of the same two brains' pairs, in standard
 * deviations of a draw without replacement. It stands out if the greatest deviation of all groups
 * is rarely so great, by which the number of groups is allowed for (P. H. Westfall and S. S. Young,
 * Resampling-Based Multiple Testing, 1993). Nothing is assumed of how points are distributed: pairs
 * have five values and many groups are small, for which the usual chi-square test is not made.
 */
public final class Homogeneity {

  /** Below that probability a deviation is called no chance. */
  public static final double ERROR = 0.01;

  /** As few as can show that something is no chance. */
  private static final int LEAST_DEALS = 199;

  private static final int MOST_DEALS = 9_999;

  /** Pairs that are dealt in all, if these are enough deals. */
  private static final int MOST_DEALT = 5_000_000;

  /** The same log says the same each time. */
  private static final long SEED = 1;

  /** Sums that differ in the last digits only are equal. */
  private static final double EQUAL = 1e-9;

  private final double[] deviations;
  private final double[] errors;
  private final int[] greater;
  private final int deals;
  private int greaterSums;

  /**
   * A pair, or a game that is played once.
   *
   * @param group the number of the worker, from zero
   * @param stratum which two brains played; pairs of different ones are not mixed
   * @param points of the brain that is first of the two
   */
  public record Observation(int group, String stratum, double points) {}

  /** The pairs of two brains: by pair the group, and the points over the mean. */
  private static final class Stratum {

    private final int[] groups;
    private final double[] points;

    Stratum(List<Observation> pairs) {
      groups = pairs.stream().mapToInt(Observation::group).toArray();
      double mean = pairs.stream().mapToDouble(Observation::points).average().orElse(0);
      points = pairs.stream().mapToDouble(pair -> pair.points() - mean).toArray();
    }

    private void addPoints(double[] sums) {
      for (int pair = 0; pair < groups.length; pair++) {
        sums[groups[pair]] += points[pair];
      }
    }

    /** Adds the variance of each group's points if the pairs are dealt out at random. */
    private void addVariances(double[] variances) {
      int size = groups.length;
      double squares = Arrays.stream(points).map(value -> value * value).sum();
      int[] sizes = new int[variances.length];
      Arrays.stream(groups).forEach(group -> sizes[group]++);
      for (int group = 0; group < sizes.length && size > 1; group++) {
        variances[group] += squares * sizes[group] / size * (size - sizes[group]) / (size - 1);
      }
    }

    private void deal(SplittableRandom random) {
      for (int pair = groups.length - 1; pair > 0; pair--) {
        int other = random.nextInt(pair + 1);
        int group = groups[pair];
        groups[pair] = groups[other];
        groups[other] = group;
      }
    }
  }

  /** Tests the pairs of so many groups. */
  public Homogeneity(int groups, List<Observation> pairs) {
    Map<String, List<Observation>> byStratum = new TreeMap<>();
    pairs.forEach(
        pair -> byStratum.computeIfAbsent(pair.stratum(), key -> new ArrayList<>()).add(pair));
    List<Stratum> strata = byStratum.values().stream().map(Stratum::new).toList();
    deviations = new double[groups];
    strata.forEach(stratum -> stratum.addPoints(deviations));
    double[] variances = new double[groups];
    strata.forEach(stratum -> stratum.addVariances(variances));
    errors = Arrays.stream(variances).map(Math::sqrt).toArray();
    greater = new int[groups];
    int affordable = MOST_DEALT / Math.max(1, pairs.size());
    deals = Math.max(LEAST_DEALS, Math.min(MOST_DEALS, affordable));
    deal(strata);
  }

  private void deal(List<Stratum> strata) {
    double[] found = standardised(deviations);
    double foundSum = sumOfSquares(found);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int deal = 0; deal < deals; deal++) {
      double[] sums = new double[greater.length];
      for (Stratum stratum : strata) {
        stratum.deal(random);
        stratum.addPoints(sums);
      }
      double[] dealt = standardised(sums);
      double greatest = Arrays.stream(dealt).map(Math::abs).max().orElse(0);
      for (int group = 0; group < greater.length; group++) {
        greater[group] += greatest >= Math.abs(found[group]) - EQUAL ? 1 : 0;
      }
      greaterSums += sumOfSquares(dealt) >= foundSum - EQUAL ? 1 : 0;
    }
  }

  /** Zero where nothing can deviate. */
  private double[] standardised(double[] sums) {
    return IntStream.range(0, sums.length)
        .mapToDouble(group -> errors[group] > 0 ? sums[group] / errors[group] : 0)
        .toArray();
  }

  private static double sumOfSquares(double[] values) {
    return Arrays.stream(values).map(value -> value * value).sum();
  }

  /** A group's points over the mean of the pairs that it played. */
  public double deviation(int group) {
    return deviations[group];
  }

  /** The standard deviation of that, if it does not matter who plays. */
  public double error(int group) {
    return errors[group];
  }

  /**
   * The probability that any group deviates as much as this one, if it does not matter who plays.
   */
  public double probability(int group) {
    return (greater[group] + 1.0) / (deals + 1);
  }

  /** Whether that is no chance. */
  public boolean standsOut(int group) {
    return probability(group) < ERROR;
  }

  /** The probability that all groups together deviate as much, if it does not matter who plays. */
  public double probability() {
    return (greaterSums + 1.0) / (deals + 1);
  }
}
