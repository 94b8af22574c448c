package org.katachi.network;

import org.katachi.board.Geometry;

/**
 * Whether the numbers of {@link ConvolutionWeights} leave room for all that is computed with them,
 * whatever stands on the board.
 */
final class ConvolutionBounds {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** The windows around a cell. */
  private static final int WINDOWS = Geometry.DIRECTIONS;

  private final ConvolutionWeights weights;

  ConvolutionBounds(ConvolutionWeights weights) {
    this.weights = weights;
  }

  /**
   * Checks all of them.
   *
   * @throws IllegalArgumentException if one is out of its bounds
   */
  void check() {
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
    int least = least(0, channel) + least(1, channel) + WINDOWS * leastOfWindow(channel);
    int greatest =
        greatest(0, channel) + greatest(1, channel) + WINDOWS * greatestOfWindow(channel);
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

  private int least(int table, int channel) {
    int least = Byte.MAX_VALUE;
    for (int row = 0; row < ConvolutionWeights.ROWS; row++) {
      least = Math.min(least, response(table, row, channel));
    }
    return least;
  }

  private int greatest(int table, int channel) {
    int greatest = Byte.MIN_VALUE;
    for (int row = 0; row < ConvolutionWeights.ROWS; row++) {
      greatest = Math.max(greatest, response(table, row, channel));
    }
    return greatest;
  }

  private int leastOfWindow(int channel) {
    int least = Byte.MAX_VALUE;
    for (int i = channel; i < weights.windows().length; i += CHANNELS) {
      least = Math.min(least, weights.windows()[i]);
    }
    return least;
  }

  private int greatestOfWindow(int channel) {
    int greatest = Byte.MIN_VALUE;
    for (int i = channel; i < weights.windows().length; i += CHANNELS) {
      greatest = Math.max(greatest, weights.windows()[i]);
    }
    return greatest;
  }

  private int response(int table, int row, int channel) {
    return weights.rows()[ConvolutionWeights.row(table, row) + CHANNELS + channel];
  }
}
