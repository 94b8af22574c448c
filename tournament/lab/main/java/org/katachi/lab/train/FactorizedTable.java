package org.katachi.lab.train;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * A table of embeddings that are factorised while they are trained, by {@code index * length + i}:
 * an embedding is the sum of what it began with, of the weights of its {@link VirtualFeatures} and
 * of weights of its own, so that few positions suffice to learn it. It is clipped to what the file
 * can hold.
 */
public final class FactorizedTable {

  /** Weight decay of own weights: small where few positions have the embedding. */
  private static final double DECAY = 0.1;

  private final int length;

  /** By index, see {@link VirtualFeatures}. */
  private final int[][] featuresOf;

  private final int scale;
  private final double min;
  private final double max;

  /** Of the virtual features, by {@code feature * length + i}. */
  private final AdamParameters shared;

  /** The own weights of each embedding. Their gradient is that of the embedding. */
  private final AdamParameters own;

  /** The embeddings before training. */
  private final double[] initial;

  /** The embeddings as they are now, before they are clipped. */
  private final double[] sums;

  /**
   * Embeddings of zero.
   *
   * @param length the weights of an embedding
   * @param features what the embeddings share
   * @param scale one in the file
   * @param min the least weight that the file can hold
   * @param max the greatest
   */
  public FactorizedTable(int length, VirtualFeatures features, int scale, int min, int max) {
    this.length = length;
    this.scale = scale;
    this.min = (double) min / scale;
    this.max = (double) max / scale;
    featuresOf = features.ofIndex();
    shared = new AdamParameters(features.count() * length, scale, 0);
    own = new AdamParameters(featuresOf.length * length, scale, DECAY);
    initial = new double[featuresOf.length * length];
    sums = new double[featuresOf.length * length];
  }

  /** The weights of all embeddings. */
  public int size() {
    return sums.length;
  }

  /** All parameters: those of the virtual features, and each embedding's own. */
  public List<AdamParameters> parameters() {
    return List.of(shared, own);
  }

  /** By virtual feature, for callers to begin with. */
  public double[] sharedValues() {
    return shared.values;
  }

  /** Begins with a weight of a file; what is trained is added to it. */
  public void set(int i, int weight) {
    initial[i] = (double) weight / scale;
  }

  /** Begins with small random weights: of the virtual features, or of an embedding without any. */
  public void randomize(Random random, double deviation) {
    int maxFeatures =
        Arrays.stream(featuresOf).mapToInt(features -> features.length).max().orElse(0);
    shared.randomize(random, deviation / Math.sqrt(Math.max(1, maxFeatures)));
    for (int i = 0; i < own.values.length; i++) {
      if (featuresOf[i / length].length == 0) {
        own.values[i] = random.nextGaussian() * deviation;
      }
    }
  }

  /** Takes over parameters that were changed, of some embeddings. */
  public void refresh(int from, int to) {
    for (int index = from; index < to; index++) {
      addUp(index);
    }
  }

  private void addUp(int index) {
    int first = index * length;
    for (int i = first; i < first + length; i++) {
      sums[i] = initial[i] + own.values[i];
    }
    for (int feature : featuresOf[index]) {
      int ofFeature = feature * length;
      for (int i = 0; i < length; i++) {
        sums[first + i] += shared.values[ofFeature + i];
      }
    }
  }

  /** A weight, clipped at the bounds, as it was when its embedding was refreshed. */
  public double bounded(int i) {
    return Math.max(min, Math.min(max, sums[i]));
  }

  /** Likewise, and rounded if it is to be as in the file. */
  public double quantised(int i, boolean quantises) {
    return quantises ? AdamParameters.rounded(bounded(i), scale) : bounded(i);
  }

  /** By index the gradient of the next step, for callers to add to. */
  public double[] gradient() {
    return own.gradient;
  }

  /** Takes one step down the gradients of embeddings and virtual features, and begins new ones. */
  public void step(double rate) {
    own.step(rate);
    shared.step(rate);
  }

  /** Adds the gradient of the embeddings to that of their virtual features; once, before a step. */
  public void passGradients() {
    for (int index = 0; index < featuresOf.length; index++) {
      dropBeyondBounds(index);
      if (hasGradient(index)) {
        for (int feature : featuresOf[index]) {
          passGradient(index * length, feature * length);
        }
      }
    }
  }

  /** Beyond a bound only what leads back counts. */
  private void dropBeyondBounds(int index) {
    for (int i = index * length; i < (index + 1) * length; i++) {
      double gradient = own.gradient[i];
      if ((sums[i] > max && gradient < 0) || (sums[i] < min && gradient > 0)) {
        own.gradient[i] = 0;
      }
    }
  }

  private boolean hasGradient(int index) {
    for (int i = index * length; i < (index + 1) * length; i++) {
      if (own.gradient[i] != 0) {
        return true;
      }
    }
    return false;
  }

  private void passGradient(int from, int toFeature) {
    for (int i = 0; i < length; i++) {
      shared.gradient[toFeature + i] += own.gradient[from + i];
    }
  }
}
