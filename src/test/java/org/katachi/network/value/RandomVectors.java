package org.katachi.network.value;

import java.util.Random;

/** Random vectors of a {@link FeatureEmbedding} whose sums have room on boards of every size. */
public final class RandomVectors {

  /** Twice this is no more than {@link NarrowAccumulator#MAX_POINTS} cells have room for. */
  private static final int GREATEST = 81;

  private RandomVectors() {}

  public static void fill(byte[] numbers, Random random) {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (byte) random.nextInt(-GREATEST, GREATEST + 1);
    }
  }
}
