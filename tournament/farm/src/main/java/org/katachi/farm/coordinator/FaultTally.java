package org.katachi.farm.coordinator;

import java.util.HashMap;
import java.util.Map;
import org.hipparchus.distribution.discrete.HypergeometricDistribution;
import org.katachi.tournament.run.PlannedGame;

/**
 * Pairs of games that a worker played, or several: how many, and in how many of them a brain lost
 * by a fault or the coordinator had to refuse what came. By encounter, for brains differ in how
 * often they fail, and not every worker has every encounter. A pair counts once: its games fail
 * together.
 */
final class FaultTally {

  private final Map<Encounter, Pairs> encounters = new HashMap<>();

  /** The seeds of the two brains. */
  private record Encounter(int higher, int lower) {}

  private record Pairs(int played, int failed) {

    Pairs plus(Pairs other) {
      return new Pairs(played + other.played, failed + other.failed);
    }
  }

  /** Counts a pair by one of its games. */
  void add(PlannedGame game, boolean failed) {
    add(new Encounter(game.higher().seed(), game.lower().seed()), new Pairs(1, failed ? 1 : 0));
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
    double[] bySum = {1};
    for (Map.Entry<Encounter, Pairs> entry : encounters.entrySet()) {
      Pairs own = entry.getValue();
      Pairs all = own.plus(others.encounters.getOrDefault(entry.getKey(), new Pairs(0, 0)));
      bySum = convolved(bySum, all, own.played);
    }
    double chance = 0;
    for (int failures = failed(); failures < bySum.length; failures++) {
      chance += bySum[failures];
    }
    return chance;
  }

  /** The distribution of a sum to which the failures among some pairs of an encounter are added. */
  private static double[] convolved(double[] bySum, Pairs all, int drawn) {
    HypergeometricDistribution failures =
        new HypergeometricDistribution(all.played, all.failed, drawn);
    int most = Math.min(all.failed, drawn);
    double[] result = new double[bySum.length + most];
    for (int i = 0; i <= most; i++) {
      double probability = failures.probability(i);
      for (int j = 0; j < bySum.length; j++) {
        result[i + j] += probability * bySum[j];
      }
    }
    return result;
  }

  @Override
  public String toString() {
    return failed() + " of " + pairs() + " pairs failed";
  }
}
