package org.katachi.lab.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.katachi.lab.selfplay.SearchedPosition.Source;

class PolicyComparisonTest {

  private static final double TOLERANCE = 1e-6;

  @Test
  void samplesAddUp() {
    PolicyComparison both = new PolicyComparison();
    both.add(sample(2, 0), new float[] {0, 0});
    both.add(sample(8, 0), new float[8]);
    assertEquals((Math.log(2) + Math.log(8)) / 2, both.loss(), TOLERANCE);
  }

  private static PolicySample sample(int count, int best) {
    return new PolicySample(
        new char[4 * count], new short[count], best, -1, new short[16], 0, 20, Source.GAME);
  }
}
