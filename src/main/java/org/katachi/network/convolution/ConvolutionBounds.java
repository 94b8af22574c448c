package org.katachi.network.convolution;

import java.util.IntSummaryStatistics;
import java.util.stream.IntStream;
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
    byte[] rows = weights.rows();
    int black = ConvolutionWeights.row(0, 0) + CHANNELS + channel;
    int white = ConvolutionWeights.row(1, 0) + CHANNELS + channel;
    int step = ConvolutionWeights.ROW_LENGTH;
    int count = ConvolutionWeights.ROWS;
    IntSummaryStatistics window = range(weights.windows(), channel, CHANNELS, LineWindows.COUNT);
    IntSummaryStatistics ofBlack = range(rows, black, step, count);
    IntSummaryStatistics ofWhite = range(rows, white, step, count);
    int min = ofBlack.getMin() + ofWhite.getMin() + WINDOWS * window.getMin();
    int max = ofBlack.getMax() + ofWhite.getMax() + WINDOWS * window.getMax();
    int others = ConvolutionWeights.neighbours(channel) * ConvolutionWeights.maxFeature(channel);
    if (weights.signs()[channel] > 0) {
      max += others;
    } else {
      min -= others;
    }
    if (min < Byte.MIN_VALUE || max > Byte.MAX_VALUE) {
      throw new IllegalArgumentException(
          "the responses of channel %d may lie from %d to %d, and 8 bits have room from -128 to 127"
              .formatted(channel + 1, min, max));
    }
  }

  /** The least and the greatest of some numbers, among others. */
  private static IntSummaryStatistics range(byte[] numbers, int first, int step, int count) {
    return IntStream.range(0, count).map(i -> numbers[first + i * step]).summaryStatistics();
  }
}
