package org.katachi.lab.convolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.network.ConvolutionWeights;

class RowTableTest {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** The first two rows share a part, the third one has none. */
  private final RowTable table =
      new RowTable(new SharedParts(1, new int[][] {{0}, {0}, {}}), CHANNELS, -10, 10);

  @Test
  void aRowLearnsFromThoseThatShareItsPart() {
    table.own.gradient[0] = 1;
    table.step(0.5);
    table.refresh(false);
    assertTrue(used(0) < used(1), used(0) + ", " + used(1));
    assertTrue(used(1) < 0);
    assertEquals(0, used(2));
  }

  private double used(int row) {
    return table.used[row * CHANNELS];
  }

  @Test
  void aRowOfAFileIsLearnedOnFrom() {
    byte[] list = new byte[3 * CHANNELS];
    new Random(1).nextBytes(list);
    list[0] = 7;
    list[1] = 8;
    table.set(list, 0);
    table.own.values[0] = 1.4;
    table.refresh(true);
    assertEquals(8, table.used[0]);
    assertEquals(8, table.used[1]);
    byte[] written = new byte[list.length];
    table.write(written, 0);
    byte[] expected = list.clone();
    expected[0] = 8;
    for (int i = 0; i < expected.length; i++) {
      expected[i] = (byte) Math.max(-10, Math.min(10, expected[i]));
    }
    assertArrayEquals(expected, written);
  }

  @Test
  void beyondABoundOnlyWhatLeadsBackCounts() {
    table.own.values[0] = 12;
    table.refresh(false);
    assertEquals(10, used(0));
    assertEquals(0, passed(-1));
    assertEquals(1, passed(1));
  }

  /** The gradient that is left of one for the first row. */
  private double passed(double gradient) {
    table.own.gradient[0] = gradient;
    table.passGradients();
    return table.own.gradient[0];
  }

  @Test
  void allRowsBeginWithRandomNumbers() {
    table.randomize(new Random(2), 1);
    table.refresh(false);
    for (int row = 0; row < 3; row++) {
      assertTrue(used(row) != 0);
    }
    assertEquals(used(0), used(1));
  }
}
