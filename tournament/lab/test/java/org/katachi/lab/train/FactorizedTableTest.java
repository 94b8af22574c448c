package org.katachi.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class FactorizedTableTest {

  private static final int LENGTH = 2;

  /** The first two rows share a part, the third one has none. */
  private final FactorizedTable rows =
      new FactorizedTable(LENGTH, new VirtualFeatures(1, new int[][] {{0}, {0}, {}}), 1, -10, 10);

  @Test
  void aRowLearnsFromThoseThatShareItsPart() {
    rows.gradient()[0] = 1;
    rows.passGradients();
    rows.step(0.5);
    assertTrue(first(0) < first(1), first(0) + ", " + first(1));
    assertTrue(first(1) < 0);
    assertEquals(0, first(2));
  }

  /** The first number of a row. */
  private double first(int row) {
    rows.refresh(0, 3);
    return rows.bounded(row * LENGTH);
  }

  @Test
  void whatItBeganWithStays() {
    rows.set(0, 7);
    rows.parameters().get(1).values[0] = 1.5;
    rows.sharedValues()[0] = -2;
    assertEquals(6.5, first(0));
    assertEquals(-2, first(1));
  }

  @Test
  void beyondABoundOnlyWhatLeadsBackCounts() {
    rows.set(0, 12);
    rows.set(2, -12);
    assertEquals(10, first(0));
    assertEquals(0, passed(0, -1));
    assertEquals(1, passed(0, 1));
    assertEquals(-10, first(1));
    assertEquals(0, passed(2, 1));
    assertEquals(-1, passed(2, -1));
  }

  /** The gradient that is left of another for a number. */
  private double passed(int i, double gradient) {
    rows.gradient()[i] = gradient;
    rows.passGradients();
    return rows.gradient()[i];
  }

  @Test
  void allRowsBeginWithRandomNumbers() {
    rows.randomize(new Random(2), 1);
    assertTrue(first(0) != 0);
    assertEquals(first(0), first(1));
    assertTrue(first(2) != 0);
  }
}
