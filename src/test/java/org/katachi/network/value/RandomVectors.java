package org.katachi.network.value;

import java.util.Random;

/** Random vectors of a {@link FeatureEmbedding}. */
public final class RandomVectors {

  private RandomVectors() {}

  public static void fill(byte[] weights, Random random) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (byte) random.nextInt();
    }
  }
}
