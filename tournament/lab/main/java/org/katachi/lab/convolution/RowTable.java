package org.katachi.lab.convolution;

import org.katachi.lab.train.FactorizedTable;
import org.katachi.lab.train.VirtualFeatures;
import org.katachi.network.convolution.ConvolutionWeights;

/**
 * A table of rows of a number a channel, while it is trained; in units of the file, by {@code row *
 * CHANNELS + channel}.
 */
final class RowTable {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  final FactorizedTable rows;

  /** As a pass computes with them, see {@link #refresh}. To be read only. */
  final float[] used;

  private final int count;

  /** From a row to the next in the file. */
  private final int stride;

  /**
   * Rows of zero.
   *
   * @param parts what the rows share
   * @param stride the numbers from a row to the next in the file
   * @param least the least number that has room
   * @param greatest the greatest
   */
  RowTable(VirtualFeatures parts, int stride, int least, int greatest) {
    count = parts.ofRow().length;
    rows = new FactorizedTable(CHANNELS, parts, least, greatest);
    used = new float[rows.size()];
    this.stride = stride;
  }

  /**
   * Begins with the numbers of a file.
   *
   * @param list a list of the file
   * @param first the place in it of the first number
   */
  void set(byte[] list, int first) {
    for (int i = 0; i < used.length; i++) {
      rows.set(i, list[first + place(i)]);
    }
  }

  /** The place in the file of a number, from the first. */
  private int place(int i) {
    return i / CHANNELS * stride + i % CHANNELS;
  }

  /** Takes over parameters that were changed; cuts the rows off at the bounds. */
  void refresh(boolean rounds) {
    rows.refresh(0, count);
    for (int i = 0; i < used.length; i++) {
      double bounded = rows.bounded(i);
      used[i] = (float) (rounds ? Math.rint(bounded) : bounded);
    }
  }

  /** Writes what the file holds, see {@link #set}; it was {@linkplain #refresh refreshed}. */
  void write(byte[] list, int first) {
    for (int i = 0; i < used.length; i++) {
      list[first + place(i)] = (byte) Math.rint(used[i]);
    }
  }
}
