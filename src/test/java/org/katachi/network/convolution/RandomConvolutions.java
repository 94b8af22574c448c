package org.katachi.network.convolution;

import java.util.Arrays;
import java.util.Random;

/** Convolutions of random numbers, as great as they may be. */
public final class RandomConvolutions {

  /** With the shares of windows and neighbours no response of these leaves 8 bits. */
  private static final int MAX_OWN = 27;

  private static final int MAX_OF_WINDOW = 8;

  private RandomConvolutions() {}

  /** Weights whose rows, signs and head are random. */
  public static ConvolutionWeights of(Random random) {
    ConvolutionWeights weights = ConvolutionWeights.zero();
    for (int i = 0; i < weights.rows().length; i++) {
      boolean isFeature = i % ConvolutionWeights.ROW_LENGTH < ConvolutionWeights.CHANNELS;
      weights.rows()[i] = (byte) (isFeature ? feature(random) : around(random, MAX_OWN));
    }
    for (int i = 0; i < weights.windows().length; i++) {
      weights.windows()[i] = (byte) around(random, MAX_OF_WINDOW);
    }
    for (int i = 0; i < weights.signs().length; i++) {
      weights.signs()[i] = random.nextBoolean() ? 1 : -1;
    }
    fill(weights.hidden(), random, 200);
    fill(weights.biases(), random, 1000);
    fill(weights.threatBiases(), random, 1000);
    fill(weights.output(), random, 1000);
    fill(weights.threats(), random, 1000);
    return weights;
  }

  /** Rows of the greatest features, and of the least or the greatest responses. */
  public static ConvolutionWeights extreme(boolean negative) {
    ConvolutionWeights weights = ConvolutionWeights.zero();
    int sign = negative ? -1 : 1;
    for (int i = 0; i < weights.rows().length; i++) {
      boolean isFeature = i % ConvolutionWeights.ROW_LENGTH < ConvolutionWeights.CHANNELS;
      weights.rows()[i] = (byte) (isFeature ? ConvolutionWeights.MAX_FEATURE : sign * MAX_OWN);
    }
    Arrays.fill(weights.windows(), (byte) (sign * MAX_OF_WINDOW));
    Arrays.fill(weights.signs(), sign);
    return weights;
  }

  /** Near zero, so that sums of two lie within their bounds as often as beyond them. */
  private static int feature(Random random) {
    return random.nextInt(20) == 0
        ? random.nextInt(ConvolutionWeights.MIN_FEATURE, ConvolutionWeights.MAX_FEATURE + 1)
        : around(random, 5);
  }

  private static void fill(int[] list, Random random, int most) {
    for (int i = 0; i < list.length; i++) {
      list[i] = around(random, most);
    }
  }

  private static int around(Random random, int most) {
    return random.nextInt(-most, most + 1);
  }
}
