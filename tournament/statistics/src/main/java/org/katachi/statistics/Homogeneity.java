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
 * anew, at random, many times, and what came out is held against that. A deal draws how many pairs
 * of each result a group gets, so that its work depends on groups and results, not on pairs.
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

  /** Draws in all, if these are enough deals: about a second, of a million pairs too. */
  private static final int MOST_DRAWS = 5_000_000;

  /** The same log says the same each time. */
  private static final long SEED = 1;

  /** Sums that differ in the last digits only are equal. */
  private static final double EQUAL = 1e-9;

  private final int groups;
  private final List<PairStratum> strata;
  private final double[] deviations;
  private final double[] errors;
  private final int[] greater;
  private int greaterSums;
  private final long drawsPerDeal;
  private final int deals;

  /**
   * A pair, or a game that is played once.
   *
   * @param group the number of the worker, from zero
   * @param stratum which two brains played; pairs of different ones are not mixed
   * @param points of the brain that is first of the two
   */
  public record Observation(int group, String stratum, double points) {}

  /** Tests the pairs of so many groups. */
  public Homogeneity(int groups, List<Observation> pairs) {
    this.groups = groups;
    Map<String, List<Observation>> byStratum = new TreeMap<>();
    pairs.forEach(
        pair -> byStratum.computeIfAbsent(pair.stratum(), key -> new ArrayList<>()).add(pair));
    strata = byStratum.values().stream().map(PairStratum::new).toList();
    errors = errors();
    deviations = new double[groups];
    strata.forEach(stratum -> stratum.addDeviations(deviations));
    greater = new int[groups];
    drawsPerDeal = strata.stream().mapToLong(PairStratum::draws).sum();
    long affordable = MOST_DRAWS / Math.max(1, drawsPerDeal);
    deals = (int) Math.max(LEAST_DEALS, Math.min(MOST_DEALS, affordable));
    deal();
  }

  /** Standard deviations of the groups' points; zero where nothing can deviate. */
  private double[] errors() {
    double[] variances = new double[groups];
    strata.forEach(stratum -> stratum.addVariances(variances));
    return Arrays.stream(variances).map(Math::sqrt).toArray();
  }

  private void deal() {
    double[] found = standardised(deviations);
    double foundSum = sumOfSquares(found);
    SplittableRandom random = new SplittableRandom(SEED);
    Hypergeometric urn =
        new Hypergeometric(strata.stream().mapToInt(PairStratum::size).max().orElse(0));
    for (int deal = 0; deal < deals; deal++) {
      double[] sums = new double[groups];
      strata.forEach(stratum -> stratum.addDealt(sums, urn, random));
      double[] dealt = standardised(sums);
      double greatest = Arrays.stream(dealt).map(Math::abs).max().orElse(0);
      for (int group = 0; group < groups; group++) {
        greater[group] += greatest >= Math.abs(found[group]) - EQUAL ? 1 : 0;
      }
      greaterSums += sumOfSquares(dealt) >= foundSum - EQUAL ? 1 : 0;
    }
  }

  private double[] standardised(double[] sums) {
    return IntStream.range(0, groups)
        .mapToDouble(group -> errors[group] > 0 ? sums[group] / errors[group] : 0)
        .toArray();
  }

  private static double sumOfSquares(double[] values) {
    return Arrays.stream(values).map(value -> value * value).sum();
  }

  /** How many draws were made in all, which is the work. */
  long draws() {
    return deals * drawsPerDeal;
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
