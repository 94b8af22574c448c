package org.katachi.lab.convolution;

import java.util.List;
import java.util.Random;
import org.katachi.lab.train.AdamParameters;
import org.katachi.network.ConvolutionWeights;

/**
 * A table of rows of a number a channel, while it is trained; in units of the file, by {@code row *
 * CHANNELS + channel}. A row is the sum of what it began with, of its {@link SharedParts} and of a
 * part of its own, so that few positions suffice to learn it.
 */
final class RowTable {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** Weight decay of a row's own part: small where few positions have the row. */
  private static final double DECAY = 0.1;

  /** The part of its own of each row. Its gradient is that of the row. */
  final AdamParameters own;

  /** As a pass computes with them, see {@link #refresh}. To be read only. */
  final float[] used;

  private final SharedParts parts;

  /** By {@code part * CHANNELS + channel}. */
  private final AdamParameters shared;

  /** The rows before training, from a file. */
  private final byte[] initial;

  /** The rows as they are now, be there room in the file or not. */
  private final double[] sums;

  /** From a row to the next in the file. */
  private final int stride;

  private final int least;
  private final int greatest;

  /**
   * Rows of zero.
   *
   * @param parts what the rows share
   * @param stride the numbers from a row to the next in the file
   * @param least the least number that has room
   * @param greatest the greatest
   */
  RowTable(SharedParts parts, int stride, int least, int greatest) {
    int numbers = parts.ofRow().length * CHANNELS;
    this.parts = parts;
    own = new AdamParameters(numbers, DECAY);
    shared = new AdamParameters(parts.count() * CHANNELS, 0);
    initial = new byte[numbers];
    sums = new double[numbers];
    used = new float[numbers];
    this.stride = stride;
    this.least = least;
    this.greatest = greatest;
  }

  /** All parameters: what rows share, and each row's own part. */
  List<AdamParameters> parameters() {
    return List.of(shared, own);
  }

  /** Begins with small random numbers: of the parts, or of a row that has none. */
  void randomize(Random random, double deviation) {
    int most = 1;
    for (int[] ofRow : parts.ofRow()) {
      most = Math.max(most, ofRow.length);
    }
    shared.randomize(random, deviation / Math.sqrt(most));
    for (int i = 0; i < used.length; i++) {
      if (partsOf(i).length == 0) {
        own.values[i] = random.nextGaussian() * deviation;
      }
    }
  }

  private int[] partsOf(int i) {
    return parts.ofRow()[i / CHANNELS];
  }

  /**
   * Begins with the numbers of a file.
   *
   * @param list a list of the file
   * @param first the place in it of the first number
   */
  void set(byte[] list, int first) {
    for (int i = 0; i < used.length; i++) {
      initial[i] = list[first + place(i)];
    }
  }

  /** The place in the file of a number, from the first. */
  private int place(int i) {
    return i / CHANNELS * stride + i % CHANNELS;
  }

  /** Takes over parameters that were changed; cuts the rows off at the bounds. */
  void refresh(boolean rounds) {
    for (int row = 0; row < parts.ofRow().length; row++) {
      addUp(row);
    }
    for (int i = 0; i < used.length; i++) {
      double bounded = Math.max(least, Math.min(greatest, sums[i]));
      used[i] = (float) (rounds ? Math.rint(bounded) : bounded);
    }
  }

  private void addUp(int row) {
    int first = row * CHANNELS;
    for (int i = first; i < first + CHANNELS; i++) {
      sums[i] = initial[i] + own.values[i];
    }
    for (int part : parts.ofRow()[row]) {
      int ofPart = part * CHANNELS;
      for (int channel = 0; channel < CHANNELS; channel++) {
        sums[first + channel] += shared.values[ofPart + channel];
      }
    }
  }

  void step(double rate) {
    passGradients();
    own.step(rate);
    shared.step(rate);
  }

  /** Passes the gradient of the rows on to their parts. */
  void passGradients() {
    for (int i = 0; i < own.gradient.length; i++) {
      if (!counts(i)) {
        own.gradient[i] = 0;
      }
    }
    for (int row = 0; row < parts.ofRow().length; row++) {
      for (int part : parts.ofRow()[row]) {
        passGradient(row * CHANNELS, part * CHANNELS);
      }
    }
  }

  /** Beyond a bound only what leads back counts. */
  private boolean counts(int i) {
    boolean isWithin = sums[i] >= least && sums[i] <= greatest;
    return isWithin || sums[i] > 0 == own.gradient[i] > 0;
  }

  private void passGradient(int fromRow, int toPart) {
    for (int channel = 0; channel < CHANNELS; channel++) {
      shared.gradient[toPart + channel] += own.gradient[fromRow + channel];
    }
  }

  /** Writes what the file holds, see {@link #set}; it was {@linkplain #refresh refreshed}. */
  void write(byte[] list, int first) {
    for (int i = 0; i < used.length; i++) {
      list[first + place(i)] = (byte) Math.rint(used[i]);
    }
  }
}
