package org.katachi.lab.convolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.network.convolution.ConvolutionWeights;

class EmbeddingTableTest {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  private final EmbeddingTable table =
      new EmbeddingTable(new VirtualFeatures(0, new int[3][0]), CHANNELS, -10, 10);

  @Test
  void aRowOfAFileIsLearnedOnFrom() {
    byte[] list = new byte[3 * CHANNELS];
    new Random(1).nextBytes(list);
    list[0] = 7;
    list[1] = 8;
    table.set(list, 0);
    table.parameters.parameters().get(1).values[0] = 1.4;
    table.refresh(true);
    assertEquals(8, table.quantised[0]);
    assertEquals(8, table.quantised[1]);
    byte[] written = new byte[list.length];
    table.write(written, 0);
    byte[] expected = list.clone();
    expected[0] = 8;
    for (int i = 0; i < expected.length; i++) {
      expected[i] = (byte) Math.max(-10, Math.min(10, expected[i]));
    }
    assertArrayEquals(expected, written);
  }
}
