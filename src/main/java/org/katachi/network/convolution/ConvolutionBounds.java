package org.katachi.network.convolution;

import org.katachi.board.Geometry;

/**
 * Whether the numbers of {@link ConvolutionWeights} leave room for all that is computed with them,
 * whatever stands on the board.
 */
public final class ConvolutionBounds {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** The windows around a cell. */
  private static final int WINDOWS = Geometry.DIRECTIONS;

  private final ConvolutionWeights weights;

  public ConvolutionBounds(ConvolutionWeights weights) {
    this.weights = weights;
  }

  /**
   * Checks all of them.
   *
   * @throws IllegalArgumentException if one is out of its bounds
   */
  public void check() {
    for (int table = 0; table < ConvolutionWeights.TABLES; table++) {
      checkFeatures(table);
    }
    for (int channel = 0; channel < CHANNELS; channel++) {
      checkResponses(channel);
    }
  }

  private void checkFeatures(int table) {
    for (int row = 0; row < ConvolutionWeights.ROWS; row++) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        int number = weights.rows()[ConvolutionWeights.row(table, row) + channel];
        if (number < ConvolutionWeights.MIN_FEATURE || number > ConvolutionWeights.MAX_FEATURE) {
          throw new IllegalArgumentException("a row holds the feature " + number);
        }
      }
    }
  }

  private void checkResponses(int channel) {
    if (Math.abs(weights.signs()[channel]) != 1) {
      throw new IllegalArgumentException("a channel has the sign " + weights.signs()[channel]);
    }
    Range black = responses(0, channel);
    Range white = responses(1, channel);
    Range window = Range.of(weights.windows(), channel, CHANNELS, LineWindows.COUNT);
    int least = black.least() + white.least() + WINDOWS * window.least();
    int greatest = black.greatest() + white.greatest() + WINDOWS * window.greatest();
    int others =
        ConvolutionWeights.neighbours(channel) * ConvolutionWeights.greatestFeature(channel);
    if (weights.signs()[channel] > 0) {
      greatest += others;
    } else {
      least -= others;
    }
    if (least < Byte.MIN_VALUE || greatest > Byte.MAX_VALUE) {
      throw new IllegalArgumentException(
          "the responses of channel "
              + (channel + 1)
              + " may lie from "
              + least
              + " to "
              + greatest
              + ", and 8 bits have room from -128 to 127");
    }
  }

  /** A channel of the responses of all rows of a table. */
  private Range responses(int table, int channel) {
    int first = ConvolutionWeights.row(table, 0) + CHANNELS + channel;
    return Range.of(weights.rows(), first, ConvolutionWeights.ROW_LENGTH, ConvolutionWeights.ROWS);
  }

  /** The least and the greatest of some numbers. */
  private record Range(int least, int greatest) {

    static Range of(byte[] numbers, int first, int step, int count) {
      int least = Byte.MAX_VALUE;
      int greatest = Byte.MIN_VALUE;
      for (int i = 0; i < count; i++) {
        int number = numbers[first + i * step];
        least = Math.min(least, number);
        greatest = Math.max(greatest, number);
      }
      return new Range(least, greatest);
    }
  }
}
