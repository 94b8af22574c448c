package org.katachi.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RateScheduleTest {

  private static final RateSchedule LONG = new RateSchedule(0.01, 10_000);

  @Test
  void theRateRisesForFiveHundredStepsAndFallsAsACosine() {
    assertEquals(0.01 / 500, LONG.at(0), 1e-6);
    assertEquals(0.01 / 2, LONG.at(249), 1e-4);
    assertEquals(0.01, LONG.at(500), 1e-4);
    assertEquals(0.005, LONG.at(5000), 1e-4);
    assertEquals(1e-5, LONG.at(9_999), 1e-8);
  }

  @Test
  void aShortFitRisesForHalfOfItsSteps() {
    RateSchedule shortest = new RateSchedule(0.01, 10);
    for (int step = 1; step < 5; step++) {
      assertTrue(shortest.at(step) > shortest.at(step - 1), "step " + step);
    }
    assertTrue(shortest.at(9) < shortest.at(6));
    assertTrue(new RateSchedule(0.01, 1).at(0) > 0);
  }

  @Test
  void aRateOfZeroStaysZero() {
    assertEquals(0, new RateSchedule(0, 100).at(70));
  }

  @Test
  void theLastTenthIsRounded() {
    assertFalse(RateSchedule.usesQuantisation(LONG.done(8_999)));
    assertTrue(RateSchedule.usesQuantisation(LONG.done(9_000)));
  }
}
