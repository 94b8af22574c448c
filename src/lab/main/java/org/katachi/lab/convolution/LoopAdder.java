package org.katachi.lab.convolution;

import org.katachi.network.ConvolutionWeights;

/**
 * Adds number by number.
 *
 * @param reason why vectors are not used
 */
record LoopAdder(String reason) implements RowAdder {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  @Override
  public void writeSum(float[] one, int ofOne, float[] other, int ofOther, float[] to, int place) {
    for (int c = 0; c < CHANNELS; c++) {
      to[place + c] = one[ofOne + c] + other[ofOther + c];
    }
  }

  @Override
  public void add(float[] from, int place, float[] to, int toPlace) {
    for (int c = 0; c < CHANNELS; c++) {
      to[toPlace + c] += from[place + c];
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
