package org.katachi.network.convolution;

import java.util.Arrays;
import java.util.Random;

/** Convolutions of random weights, as great as they may be. */
public final class RandomConvolutions {

  /** With the shares of lines and neighbours layer 2 stays within 8 bits. */
  private static final int MAX_CENTRE = 27;

  private static final int MAX_OF_LINE = 8;

  private RandomConvolutions() {}

  /** Weights whose embeddings, signs and head are random. */
  public static ConvolutionWeights of(Random random) {
    ConvolutionWeights weights = ConvolutionWeights.zero();
    for (int i = 0; i < weights.cellEmbedding().length; i++) {
      boolean isLayer1 = i % ConvolutionWeights.CELL_LENGTH < ConvolutionWeights.CHANNELS;
      weights.cellEmbedding()[i] = (byte) (isLayer1 ? layer1(random) : around(random, MAX_CENTRE));
    }
    for (int i = 0; i < weights.lineEmbedding().length; i++) {
      weights.lineEmbedding()[i] = (byte) around(random, MAX_OF_LINE);
    }
    for (int i = 0; i < weights.neighbourSigns().length; i++) {
      weights.neighbourSigns()[i] = random.nextBoolean() ? 1 : -1;
    }
    fill(weights.hidden(), random, 200);
    fill(weights.biases(), random, 1000);
    fill(weights.threatBiases(), random, 1000);
    fill(weights.output(), random, 1000);
    fill(weights.threatOutput(), random, 1000);
    return weights;
  }

  /** Embeddings of the greatest layer 1, and of the least or the greatest layer 2. */
  public static ConvolutionWeights extreme(boolean negative) {
    ConvolutionWeights weights = ConvolutionWeights.zero();
    int sign = negative ? -1 : 1;
    for (int i = 0; i < weights.cellEmbedding().length; i++) {
      boolean isLayer1 = i % ConvolutionWeights.CELL_LENGTH < ConvolutionWeights.CHANNELS;
      weights.cellEmbedding()[i] =
          (byte) (isLayer1 ? ConvolutionWeights.MAX_LAYER1 : sign * MAX_CENTRE);
    }
    Arrays.fill(weights.lineEmbedding(), (byte) (sign * MAX_OF_LINE));
    Arrays.fill(weights.neighbourSigns(), sign);
    return weights;
  }

  /** Near zero, so that sums of two lie within their bounds as often as beyond them. */
  private static int layer1(Random random) {
    return random.nextInt(20) == 0
        ? random.nextInt(ConvolutionWeights.MIN_LAYER1, ConvolutionWeights.MAX_LAYER1 + 1)
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
