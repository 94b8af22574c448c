package org.katachi.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

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

  private static MoveChoice sample(int count, int best) {
    return new Choice(count, best, -1, 20);
  }

  private record Choice(int count, int best, int secondBest, int stones) implements MoveChoice {}
}
