package org.katachi.lab.convolution;

import org.katachi.board.Stone;
import org.katachi.network.convolution.ConvolutionWeights;

/**
 * What the cells of a board of one size hold: the offsets of their embeddings in the tables of a
 * {@link TrainableConvolution}.
 */
final class CellIndices {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** By point black's embedding. */
  final int[] black;

  /** By point white's embedding. */
  final int[] white;

  /** By {@code BoardWindows.DIRECTIONS * point + direction} the embedding of a window. */
  final int[] windows;

  /** By point the {@link Stone} on it. */
  private final int[] stones;

  private final BoardWindows board;

  CellIndices(int width, int height) {
    int points = width * height;
    black = new int[points];
    white = new int[points];
    stones = new int[points];
    windows = new int[BoardWindows.DIRECTIONS * points];
    board = new BoardWindows(width, height);
  }

  /** Takes over a position on a board of this size. */
  void read(ConvolutionSample sample) {
    boolean isBlack = sample.turn() == 0;
    readIndices(isBlack ? sample.own() : sample.opponent(), isBlack, black);
    readIndices(isBlack ? sample.opponent() : sample.own(), isBlack, white);
    for (int point = 0; point < stones.length; point++) {
      stones[point] = stone(black[point] / CHANNELS);
    }
    board.read(stones, windows);
  }

  private static void readIndices(char[] indices, boolean isBlack, int[] into) {
    for (int point = 0; point < into.length; point++) {
      int index = indices[point];
      if (index >= ConvolutionWeights.BLACK_STONE && !isBlack) {
        index = ConvolutionWeights.BLACK_STONE + ConvolutionWeights.WHITE_STONE - index;
      }
      into[point] = index * CHANNELS;
    }
  }

  private static int stone(int index) {
    if (index == ConvolutionWeights.BLACK_STONE) {
      return Stone.BLACK;
    }
    return index == ConvolutionWeights.WHITE_STONE ? Stone.WHITE : Stone.EMPTY;
  }
}
