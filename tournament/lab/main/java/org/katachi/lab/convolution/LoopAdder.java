package org.katachi.lab.convolution;

import org.katachi.network.convolution.ConvolutionWeights;

/**
 * Adds channel by channel.
 *
 * @param reason why vectors are not used
 */
record LoopAdder(String reason) implements EmbeddingAdder {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  @Override
  public void writeSum(
      float[] one, int oneOffset, float[] other, int otherOffset, float[] to, int toOffset) {
    for (int c = 0; c < CHANNELS; c++) {
      to[toOffset + c] = one[oneOffset + c] + other[otherOffset + c];
    }
  }

  @Override
  public void add(float[] from, int fromOffset, float[] to, int toOffset) {
    for (int c = 0; c < CHANNELS; c++) {
      to[toOffset + c] += from[fromOffset + c];
    }
  }

  @Override
  public void addLines(float[] from, int[] offsets, int first, float[] to, int toOffset) {
    int row = offsets[first];
    int column = offsets[first + 1];
    int falling = offsets[first + 2];
    int rising = offsets[first + 3];
    for (int c = 0; c < CHANNELS; c++) {
      to[toOffset + c] += from[row + c] + from[column + c] + (from[falling + c] + from[rising + c]);
    }
  }

  @Override
  public String describe() {
    return "channel by channel (" + reason + ")";
  }
}
