package org.katachi.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** The pairs of two brains: how many of each number of points each group has. */
final class PairStratum {

  /** The groups that have pairs here. */
  private final int[] groups;

  /** How many pairs each of these has. */
  private final int[] sizes;

  /** The different numbers of points, over the mean of all pairs. */
  private final double[] deviations;

  /** How many pairs have each of these, by group. */
  private final int[][] counts;

  private final int size;

  PairStratum(List<Homogeneity.Observation> pairs) {
    size = pairs.size();
    groups = pairs.stream().mapToInt(Homogeneity.Observation::group).sorted().distinct().toArray();
    double[] points =
        pairs.stream().mapToDouble(Homogeneity.Observation::points).sorted().distinct().toArray();
    sizes = new int[groups.length];
    counts = new int[points.length][groups.length];
    for (Homogeneity.Observation pair : pairs) {
      int group = Arrays.binarySearch(groups, pair.group());
      sizes[group]++;
      counts[Arrays.binarySearch(points, pair.points())][group]++;
    }
    double mean = pairs.stream().mapToDouble(Homogeneity.Observation::points).average().orElse(0);
    deviations = Arrays.stream(points).map(value -> value - mean).toArray();
  }

  int size() {
    return size;
  }

  /** How many draws a deal takes. */
  long draws() {
    return (long) groups.length * (deviations.length - 1);
  }

  /** Adds each group's points over what is expected. */
  void addDeviations(double[] sums) {
    for (int value = 0; value < deviations.length; value++) {
      for (int i = 0; i < groups.length; i++) {
        sums[groups[i]] += counts[value][i] * deviations[value];
      }
    }
  }

  /** Adds the variance of each group's points if the pairs are dealt out at random. */
  void addVariances(double[] variances) {
    double squares = 0;
    for (int value = 0; value < deviations.length; value++) {
      squares += Arrays.stream(counts[value]).sum() * deviations[value] * deviations[value];
    }
    for (int i = 0; i < groups.length && size > 1; i++) {
      double share = (double) sizes[i] / size;
      variances[groups[i]] += squares * share * (size - sizes[i]) / (size - 1);
    }
  }

  /** Deals the pairs out at random, and adds each group's points over what is expected. */
  void addDealt(double[] sums, Hypergeometric urn, SplittableRandom random) {
    int[] open = sizes.clone();
    int last = deviations.length - 1;
    for (int value = 0; value < last; value++) {
      int places = Arrays.stream(open).sum();
      int left = Arrays.stream(counts[value]).sum();
      for (int i = 0; i < groups.length; i++) {
        int dealt = urn.draw(places, left, open[i], random);
        sums[groups[i]] += dealt * deviations[value];
        places -= open[i];
        left -= dealt;
        open[i] -= dealt;
      }
    }
    for (int i = 0; i < groups.length; i++) {
      sums[groups[i]] += open[i] * deviations[last];
    }
  }
}
