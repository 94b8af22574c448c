package org.katachi.network.value;

import java.util.Random;

/** Random vectors of a {@link FeatureEmbedding}. */
public final class RandomVectors {

  private RandomVectors() {}

  public static void fill(byte[] numbers, Random random) {
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (byte) random.nextInt();
    }
  }
}
