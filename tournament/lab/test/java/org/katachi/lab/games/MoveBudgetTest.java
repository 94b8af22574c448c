package org.katachi.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.search.LimitCheck;

/** What a side of a match spends on a move. */
class MoveBudgetTest {

  private final Random random = new Random(1);

  @Test
  void nodesAreBetweenHalfAndOneAndAHalfTimesTheAverage() {
    MoveBudget budget = new MoveBudget.Nodes(1000);
    for (int i = 0; i < 1000; i++) {
      LimitCheck limits = budget.limits(random);
      assertFalse(limits.isHardLimitReached(499));
      assertTrue(limits.isHardLimitReached(1500));
    }
  }

  @Test
  void processorTimeEndsASearchHoweverFewNodesItHas() {
    LimitCheck limits = new MoveBudget.ProcessorTime(5).limits(random);
    assertTrue(limits.allowsNextIteration(1, 0, 0));
    long rounds = 0;
    while (!limits.isHardLimitReached(0)) {
      rounds++;
    }
    assertFalse(limits.allowsNextIteration(2, 0, 0));
    assertTrue(rounds > 0);
  }

  @Test
  void timeInWhichTheThreadDoesNotRunIsNotCounted() throws InterruptedException {
    LimitCheck limits = new MoveBudget.ProcessorTime(200).limits(random);
    Thread.sleep(400);
    assertFalse(limits.isHardLimitReached(0));
  }

  @Test
  void theOptionNamesItsUnit() {
    assertEquals("--nodes 6000", new MoveBudget.Nodes(6000).option());
    assertEquals("--millis 20", new MoveBudget.ProcessorTime(20).option());
  }
}
