package org.katachi.lab.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.katachi.lab.selfplay.SearchedPosition.Source;

class PolicyMetricsTest {

  private static final double TOLERANCE = 1e-6;

  @Test
  void theLossIsThatOfTheBestMove() {
    PolicyMetrics metrics = new PolicyMetrics();
    metrics.add(sample(4, 2), new float[] {0, 0, 0, 0});
    metrics.add(sample(2, 0), new float[] {(float) Math.log(3), 0});
    assertEquals((Math.log(4) + Math.log(4.0 / 3)) / 2, metrics.loss(), TOLERANCE);
  }

  @Test
  void equalMovesShareTheirPlaces() {
    PolicyMetrics metrics = new PolicyMetrics();
    metrics.add(sample(5, 1), new float[] {1, 1, 0, 0, 0});
    assertEquals("1.1326  50.0 100.0 100.0", metrics.toString());
    metrics.add(sample(5, 4), new float[] {1, 1, 0, 0, 0});
    // Fifth among three equal ones that follow two: one place in three is among the first three.
    assertEquals("1.6326  25.0  66.7 100.0", metrics.toString());
  }

  @Test
  void reportsAddUp() {
    PolicyReport one = new PolicyReport();
    one.add(sample(2, 0), new float[] {0, 0});
    PolicyReport other = new PolicyReport();
    other.add(sample(8, 0), new float[8]);
    one.add(other);
    assertEquals((Math.log(2) + Math.log(8)) / 2, one.loss(), TOLERANCE);
  }

  private static PolicySample sample(int count, int best) {
    return new PolicySample(
        new char[4 * count], new short[count], best, -1, new short[16], 0, 20, Source.GAME);
  }
}
