package org.katachi.lab.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.katachi.lab.selfplay.SearchedPosition.Source;

class PolicyReportTest {

  private static final double TOLERANCE = 1e-6;

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
