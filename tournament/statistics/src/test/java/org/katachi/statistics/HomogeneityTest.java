package org.katachi.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.hipparchus.distribution.discrete.HypergeometricDistribution;
import org.junit.jupiter.api.Test;
import org.katachi.statistics.Homogeneity.Observation;

/** Who stands out, how often that is wrong, and how exact the probabilities are. */
class HomogeneityTest {

  private static final int WORKERS = 8;

  private final List<Observation> pairs = new ArrayList<>();

  @Test
  void withTwoGroupsItIsFishersExactTest() {
    add(0, "a b", 2, 7);
    add(0, "a b", 0, 3);
    add(1, "a b", 2, 2);
    add(1, "a b", 0, 8);
    Homogeneity test = new Homogeneity(2, pairs);
    assertEquals(5, test.deviation(0), 1e-9);
    assertEquals(-5, test.deviation(1), 1e-9);
    HypergeometricDistribution wins = new HypergeometricDistribution(20, 9, 10);
    double twoSided = wins.upperCumulativeProbability(7) + wins.cumulativeProbability(2);
    assertEquals(twoSided, test.probability(0), 0.01);
    assertEquals(twoSided, test.probability(1), 0.01);
    assertEquals(twoSided, test.probability(), 0.01);
    assertFalse(test.standsOut(0));
  }

  @Test
  void theErrorIsThatOfADrawWithoutReplacement() {
    add(0, "a b", 1, 1);
    add(1, "a b", 0, 3);
    // One point among four pairs: a quarter of a time at group 0.
    assertEquals(Math.sqrt(0.25 * 0.75), new Homogeneity(2, pairs).error(0), 1e-9);
  }

  @Test
  void aWorkerWithOtherResultsStandsOutAndNoOther() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 800; i++) {
      int worker = i % WORKERS;
      double chance = worker == 3 ? 0.2 : 0.6;
      pairs.add(new Observation(worker, "a b", random.nextDouble() < chance ? 2 : 0));
    }
    Homogeneity test = new Homogeneity(WORKERS, pairs);
    assertEquals(List.of(3), IntStream.range(0, WORKERS).filter(test::standsOut).boxed().toList());
    assertTrue(test.probability() < 0.001, () -> "p " + test.probability());
  }

  /** One brain loses to all others; who plays more of its pairs has fewer points by that alone. */
  @Test
  void whoPlaysOtherBrainsDoesNotStandOut() {
    add(0, "weak b", 0, 50);
    add(1, "weak b", 0, 5);
    add(0, "strong b", 2, 5);
    add(1, "strong b", 2, 50);
    Homogeneity test = new Homogeneity(2, pairs);
    assertEquals(0, test.deviation(0), 1e-9);
    assertEquals(0, test.error(0), 1e-9);
    assertEquals(1, test.probability());
  }

  /** A match that is nearly decided before it begins: the rare loss is somebody's. */
  @Test
  void itErrsAsOftenAsItSaysInOneSidedMatchesToo() {
    SplittableRandom random = new SplittableRandom(7);
    int errors = 0;
    int trials = 300;
    for (int trial = 0; trial < trials; trial++) {
      pairs.clear();
      for (int i = 0; i < 120; i++) {
        int worker = random.nextInt(WORKERS) * random.nextInt(2);
        pairs.add(new Observation(worker, "a b", random.nextInt(40) == 0 ? 1 : 2));
      }
      Homogeneity test = new Homogeneity(WORKERS, pairs);
      errors += IntStream.range(0, WORKERS).anyMatch(test::standsOut) ? 1 : 0;
    }
    assertTrue(errors <= 0.03 * trials, errors + " of " + trials + " at 1 %");
  }

  @Test
  void ofNothingNothingStandsOut() {
    assertEquals(1, new Homogeneity(0, pairs).probability());
    assertFalse(new Homogeneity(1, pairs).standsOut(0));
    add(0, "a b", 2, 10);
    assertFalse(new Homogeneity(1, pairs).standsOut(0));
  }

  @Test
  void theFewestDealsAreEnoughToStandOut() {
    for (int opponent = 0; opponent < 20; opponent++) {
      for (int worker = 0; worker < 1_000; worker++) {
        add(worker, "a " + opponent, worker == 0 ? 2 : worker % 5 / 4.0, 1);
      }
      add(0, "a " + opponent, 2, 10);
    }
    assertTrue(new Homogeneity(1_000, pairs).standsOut(0));
  }

  private void add(int worker, String stratum, double points, int times) {
    for (int i = 0; i < times; i++) {
      pairs.add(new Observation(worker, stratum, points));
    }
  }
}
