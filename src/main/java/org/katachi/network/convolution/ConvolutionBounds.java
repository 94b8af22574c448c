package org.katachi.network.convolution;

import java.util.IntSummaryStatistics;
import java.util.stream.IntStream;
import org.katachi.board.Geometry;

/** Whether nothing that is computed with {@link ConvolutionWeights} overflows, on any board. */
public final class ConvolutionBounds {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** The windows around a cell. */
  private static final int WINDOWS = Geometry.DIRECTIONS;

  private final ConvolutionWeights weights;

  public ConvolutionBounds(ConvolutionWeights weights) {
    this.weights = weights;
  }

  /**
   * Checks all weights.
   *
   * @throws IllegalArgumentException if one is out of its bounds
   */
  public void check() {
    for (int table = 0; table < ConvolutionWeights.TABLES; table++) {
      checkLayer1(table);
    }
    for (int channel = 0; channel < CHANNELS; channel++) {
      checkLayer2(channel);
    }
  }

  private void checkLayer1(int table) {
    for (int index = 0; index < ConvolutionWeights.CELL_EMBEDDINGS; index++) {
      for (int channel = 0; channel < CHANNELS; channel++) {
        int weight = weights.cellEmbedding()[ConvolutionWeights.offset(table, index) + channel];
        if (weight < ConvolutionWeights.MIN_LAYER1 || weight > ConvolutionWeights.MAX_LAYER1) {
          throw new IllegalArgumentException("a weight of layer 1 is " + weight);
        }
      }
    }
  }

  private void checkLayer2(int channel) {
    int sign = weights.neighbourSigns()[channel];
    if (Math.abs(sign) != 1) {
      throw new IllegalArgumentException("a channel has the sign " + sign);
    }
    byte[] cells = weights.cellEmbedding();
    int black = ConvolutionWeights.offset(0, 0) + CHANNELS + channel;
    int white = ConvolutionWeights.offset(1, 0) + CHANNELS + channel;
    int step = ConvolutionWeights.CELL_LENGTH;
    int count = ConvolutionWeights.CELL_EMBEDDINGS;
    IntSummaryStatistics ofLine =
        range(weights.lineEmbedding(), channel, CHANNELS, LineWindows.COUNT);
    IntSummaryStatistics ofBlack = range(cells, black, step, count);
    IntSummaryStatistics ofWhite = range(cells, white, step, count);
    int min = ofBlack.getMin() + ofWhite.getMin() + WINDOWS * ofLine.getMin();
    int max = ofBlack.getMax() + ofWhite.getMax() + WINDOWS * ofLine.getMax();
    int ofNeighbours =
        ConvolutionWeights.neighbourCount(channel) * ConvolutionWeights.layer1Bound(channel);
    if (sign > 0) {
      max += ofNeighbours;
    } else {
      min -= ofNeighbours;
    }
    if (min < Byte.MIN_VALUE || max > Byte.MAX_VALUE) {
      throw new IllegalArgumentException(
          "channel %d of layer 2 may lie from %d to %d, and 8 bits hold -128 to 127"
              .formatted(channel + 1, min, max));
    }
  }

  private static IntSummaryStatistics range(byte[] weights, int first, int step, int count) {
    return IntStream.range(0, count).map(i -> weights[first + i * step]).summaryStatistics();
  }
}
