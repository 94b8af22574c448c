package org.katachi.network.common;

import org.katachi.shape.ThreatMask;

/** Biases that depend on the threats on the board. */
public final class ThreatTable {

  private ThreatTable() {}

  /**
   * The biases by {@code threatMask * base.length + i}: each bit of a {@link ThreatMask} adds its
   * own.
   *
   * @param base the biases without threats
   * @param byBit what each bit adds, by {@code bit * base.length + i}
   */
  public static int[] of(int[] base, int[] byBit) {
    int length = base.length;
    int[] table = new int[ThreatMask.COUNT * length];
    System.arraycopy(base, 0, table, 0, length);
    for (int threats = 1; threats < ThreatMask.COUNT; threats++) {
      int others = (threats & (threats - 1)) * length;
      int lowest = Integer.numberOfTrailingZeros(threats) * length;
      for (int i = 0; i < length; i++) {
        table[threats * length + i] = table[others + i] + byBit[lowest + i];
      }
    }
    return table;
  }
}
