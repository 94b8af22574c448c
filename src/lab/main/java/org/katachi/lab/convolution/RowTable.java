package org.katachi.lab.convolution;

import java.util.Random;
import org.katachi.lab.train.AdamParameters;
import org.katachi.network.ConvolutionWeights;

/**
 * One part of the rows of a colour, the features or the cell's own part of the responses, while it
 * is trained; in units of the file, by {@code row * CHANNELS + channel}.
 */
final class RowTable {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;
  private static final int COUNT = ConvolutionWeights.ROWS * CHANNELS;

  final AdamParameters parameters = new AdamParameters(COUNT, 0);

  /** As a pass computes with them, see {@link #refresh}. To be read only. */
  final float[] used = new float[COUNT];

  private final int least;
  private final int greatest;

  /**
   * Rows of zero.
   *
   * @param least the least number that has room
   * @param greatest the greatest
   */
  RowTable(int least, int greatest) {
    this.least = least;
    this.greatest = greatest;
  }

  /** Begins with small random numbers. */
  void randomize(Random random, double deviation) {
    parameters.randomize(random, deviation);
  }

  /**
   * Begins with the numbers of a file, cut off at the bounds.
   *
   * @param first the place of the first in the file's rows
   */
  void set(byte[] rows, int first) {
    for (int i = 0; i < COUNT; i++) {
      parameters.values[i] =
          rows[first + i / CHANNELS * ConvolutionWeights.ROW_LENGTH + i % CHANNELS];
    }
    keepRoom();
  }

  private void keepRoom() {
    double[] values = parameters.values;
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(least, Math.min(greatest, values[i]));
    }
  }

  /** Takes over parameters that were changed. */
  void refresh(boolean rounds) {
    for (int i = 0; i < COUNT; i++) {
      double value = parameters.values[i];
      used[i] = (float) (rounds ? Math.rint(value) : value);
    }
  }

  void step(double rate) {
    parameters.step(rate);
    keepRoom();
  }

  /** Writes what the file holds, see {@link #set}. */
  void write(byte[] rows, int first) {
    for (int i = 0; i < COUNT; i++) {
      int place = first + i / CHANNELS * ConvolutionWeights.ROW_LENGTH + i % CHANNELS;
      rows[place] = (byte) Math.rint(parameters.values[i]);
    }
  }
}
