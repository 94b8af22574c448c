package org.katachi.lab.train;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * A table of rows of numbers, while they are trained, by {@code row * length + i}. A row is the sum
 * of what it began with, of its {@link VirtualFeatures} and of a part of its own, so that few
 * positions suffice to learn it. It is bounded by what the file can hold.
 */
public final class FactorizedTable {

  /** Weight decay of a row's own part: small where few positions have the row. */
  private static final double DECAY = 0.1;

  private final int length;

  /** By row, see {@link VirtualFeatures}. */
  private final int[][] partsOf;

  private final double least;
  private final double greatest;

  /** By {@code part * length + i}. */
  private final AdamParameters shared;

  /** The part of its own of each row. Its gradient is that of the row. */
  private final AdamParameters own;

  /** The rows before training. */
  private final double[] initial;

  /** The rows as they are now, be there room for them or not. */
  private final double[] sums;

  /**
   * Rows of zero.
   *
   * @param length the numbers of a row
   * @param parts what the rows share
   * @param least the least number that there is room for
   * @param greatest the greatest
   */
  public FactorizedTable(int length, VirtualFeatures parts, double least, double greatest) {
    this.length = length;
    this.least = least;
    this.greatest = greatest;
    partsOf = parts.ofRow();
    shared = new AdamParameters(parts.count() * length, 0);
    own = new AdamParameters(partsOf.length * length, DECAY);
    initial = new double[partsOf.length * length];
    sums = new double[partsOf.length * length];
  }

  /** How many numbers all rows have together. */
  public int size() {
    return sums.length;
  }

  /** All parameters: what rows share, and each row's own part. */
  public List<AdamParameters> parameters() {
    return List.of(shared, own);
  }

  /** By part, for callers to begin with. */
  public double[] sharedValues() {
    return shared.values;
  }

  /** Begins with a number that was trained before; the parts are trained on top of it. */
  public void set(int i, double value) {
    initial[i] = value;
  }

  /** Begins with small random numbers: of the parts, or of a row that has none. */
  public void randomize(Random random, double deviation) {
    int most = Arrays.stream(partsOf).mapToInt(parts -> parts.length).max().orElse(0);
    shared.randomize(random, deviation / Math.sqrt(Math.max(1, most)));
    for (int i = 0; i < own.values.length; i++) {
      if (partsOf[i / length].length == 0) {
        own.values[i] = random.nextGaussian() * deviation;
      }
    }
  }

  /** Takes over parameters that were changed, of some rows. */
  public void refresh(int fromRow, int toRow) {
    for (int row = fromRow; row < toRow; row++) {
      addUp(row);
    }
  }

  private void addUp(int row) {
    int first = row * length;
    for (int i = first; i < first + length; i++) {
      sums[i] = initial[i] + own.values[i];
    }
    for (int part : partsOf[row]) {
      int ofPart = part * length;
      for (int i = 0; i < length; i++) {
        sums[first + i] += shared.values[ofPart + i];
      }
    }
  }

  /** A number, cut off at the bounds, as it was when its row was refreshed. */
  public double bounded(int i) {
    return Math.max(least, Math.min(greatest, sums[i]));
  }

  /** By row the gradient of the next step, for callers to add to. */
  public double[] gradient() {
    return own.gradient;
  }

  /** Takes one step down the gradients of rows and parts, and begins new ones. */
  public void step(double rate) {
    own.step(rate);
    shared.step(rate);
  }

  /** Adds the gradient of the rows to that of their parts; once, before a step. */
  public void passGradients() {
    for (int row = 0; row < partsOf.length; row++) {
      dropBeyondBounds(row);
      if (hasGradient(row)) {
        for (int part : partsOf[row]) {
          passGradient(row * length, part * length);
        }
      }
    }
  }

  /** Beyond a bound only what leads back counts. */
  private void dropBeyondBounds(int row) {
    for (int i = row * length; i < (row + 1) * length; i++) {
      double gradient = own.gradient[i];
      if ((sums[i] > greatest && gradient < 0) || (sums[i] < least && gradient > 0)) {
        own.gradient[i] = 0;
      }
    }
  }

  private boolean hasGradient(int row) {
    for (int i = row * length; i < (row + 1) * length; i++) {
      if (own.gradient[i] != 0) {
        return true;
      }
    }
    return false;
  }

  private void passGradient(int fromRow, int toPart) {
    for (int i = 0; i < length; i++) {
      shared.gradient[toPart + i] += own.gradient[fromRow + i];
    }
  }
}
