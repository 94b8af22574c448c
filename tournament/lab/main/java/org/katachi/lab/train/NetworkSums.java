package org.katachi.lab.train;

import org.katachi.network.value.EmbeddingAccumulator;

/** The sums of a value network, as samples keep them. */
public final class NetworkSums {

  private NetworkSums() {}

  /**
   * The sums of the position on the accumulator's board, cut off at 16 bits.
   *
   * @param side the side whose sums come first
   */
  public static short[] of(EmbeddingAccumulator accumulator, int side) {
    int[] sums = accumulator.inputs(side);
    short[] kept = new short[sums.length];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = (short) Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, sums[i]));
    }
    return kept;
  }
}
