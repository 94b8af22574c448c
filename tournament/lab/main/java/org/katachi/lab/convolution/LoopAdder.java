package org.katachi.lab.convolution;

import org.katachi.network.convolution.ConvolutionWeights;

/**
 * Adds number by number.
 *
 * @param reason why vectors are not used
 */
record LoopAdder(String reason) implements RowAdder {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  @Override
  public void writeSum(
      float[] one, int onePlace, float[] other, int otherPlace, float[] to, int toPlace) {
    for (int c = 0; c < CHANNELS; c++) {
      to[toPlace + c] = one[onePlace + c] + other[otherPlace + c];
    }
  }

  @Override
  public void add(float[] from, int fromPlace, float[] to, int toPlace) {
    for (int c = 0; c < CHANNELS; c++) {
      to[toPlace + c] += from[fromPlace + c];
    }
  }

  @Override
  public void addWindows(float[] from, int[] rows, int first, float[] to, int toPlace) {
    int row = rows[first];
    int column = rows[first + 1];
    int falling = rows[first + 2];
    int rising = rows[first + 3];
    for (int c = 0; c < CHANNELS; c++) {
      to[toPlace + c] += from[row + c] + from[column + c] + (from[falling + c] + from[rising + c]);
    }
  }

  @Override
  public String describe() {
    return "number by number (" + reason + ")";
  }
}
