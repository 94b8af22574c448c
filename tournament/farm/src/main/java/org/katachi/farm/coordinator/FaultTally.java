package org.katachi.farm.coordinator;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.hipparchus.distribution.discrete.HypergeometricDistribution;
import org.hipparchus.util.MathArrays;
import org.katachi.tournament.schedule.Encounter;

/**
 * Pairs of games that a worker played, or several: how many, and in how many of them a brain lost
 * by a fault or the coordinator had to refuse what came. By encounter, for brains differ in how
 * often they fail, and not every worker has every encounter. A pair counts once: its games fail
 * together.
 */
final class FaultTally {

  /** By the two brains, the one first in the list before the other. */
  private final Map<Encounter, Pairs> encounters = new HashMap<>();

  private record Pairs(int played, int failed) {

    Pairs plus(Pairs other) {
      return new Pairs(played + other.played, failed + other.failed);
    }
  }

  /** Counts a pair by who meet in it. */
  void add(Encounter encounter, boolean failed) {
    add(encounter.ordered(), new Pairs(1, failed ? 1 : 0));
  }

  private void add(Encounter encounter, Pairs pairs) {
    encounters.merge(encounter, pairs, Pairs::plus);
  }

  /** Counts all pairs of another tally. */
  void addAll(FaultTally other) {
    other.encounters.forEach(this::add);
  }

  int pairs() {
    return encounters.values().stream().mapToInt(Pairs::played).sum();
  }

  int failed() {
    return encounters.values().stream().mapToInt(Pairs::failed).sum();
  }

  /**
   * The probability that chance alone, with all pairs dealt at random within each encounter, gives
   * these pairs as many failures as they have: Fisher's exact test, one-sided and stratified.
   *
   * @param others the pairs that these are compared with
   */
  double chance(FaultTally others) {
    double[] bySum = {1}; // The distribution of the sum over encounters.
    for (Map.Entry<Encounter, Pairs> entry : encounters.entrySet()) {
      Pairs own = entry.getValue();
      Pairs all = own.plus(others.encounters.getOrDefault(entry.getKey(), new Pairs(0, 0)));
      bySum = MathArrays.convolve(bySum, failures(all, own.played));
    }
    double chance = 0;
    for (int failures = failed(); failures < bySum.length; failures++) {
      chance += bySum[failures];
    }
    return chance;
  }

  /** How probable each number of failures is among so many pairs of an encounter. */
  private static double[] failures(Pairs all, int drawn) {
    HypergeometricDistribution failures =
        new HypergeometricDistribution(all.played, all.failed, drawn);
    return IntStream.rangeClosed(0, Math.min(all.failed, drawn))
        .mapToDouble(failures::probability)
        .toArray();
  }

  @Override
  public String toString() {
    return failed() + " of " + pairs() + " pairs failed";
  }
}
