package org.katachi.lab.convolution;

import java.util.Random;
import org.katachi.lab.train.AdamParameters;
import org.katachi.network.ConvolutionWeights;

/**
 * A table of rows of a number a channel, while it is trained; in units of the file, by {@code row *
 * CHANNELS + channel}.
 */
final class RowTable {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  final AdamParameters parameters;

  /** As a pass computes with them, see {@link #refresh}. To be read only. */
  final float[] used;

  /** From a row to the next in the file. */
  private final int stride;

  private final int least;
  private final int greatest;

  /**
   * Rows of zero.
   *
   * @param rows how many
   * @param stride the numbers from a row to the next in the file
   * @param least the least number that has room
   * @param greatest the greatest
   */
  RowTable(int rows, int stride, int least, int greatest) {
    parameters = new AdamParameters(rows * CHANNELS, 0);
    used = new float[rows * CHANNELS];
    this.stride = stride;
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
   * @param list a list of the file
   * @param first the place in it of the first number
   */
  void set(byte[] list, int first) {
    for (int i = 0; i < used.length; i++) {
      parameters.values[i] = list[first + place(i)];
    }
    keepRoom();
  }

  /** The place in the file of a number, from the first. */
  private int place(int i) {
    return i / CHANNELS * stride + i % CHANNELS;
  }

  private void keepRoom() {
    double[] values = parameters.values;
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.max(least, Math.min(greatest, values[i]));
    }
  }

  /** Takes over parameters that were changed. */
  void refresh(boolean rounds) {
    for (int i = 0; i < used.length; i++) {
      double value = parameters.values[i];
      used[i] = (float) (rounds ? Math.rint(value) : value);
    }
  }

  void step(double rate) {
    parameters.step(rate);
    keepRoom();
  }

  /** Writes what the file holds, see {@link #set}. */
  void write(byte[] list, int first) {
    for (int i = 0; i < used.length; i++) {
      list[first + place(i)] = (byte) Math.rint(parameters.values[i]);
    }
  }
}
