package org.katachi.lab.convolution;

import org.katachi.board.Stone;
import org.katachi.network.convolution.ConvolutionWeights;

/**
 * What the cells of a board of one size hold, as the rows of a {@link TrainableConvolution}'s
 * tables: each by the place of its first number.
 */
final class CellRows {

  private static final int CHANNELS = ConvolutionWeights.CHANNELS;

  /** By point black's row. */
  final int[] black;

  /** By point white's row. */
  final int[] white;

  /** By {@code BoardWindows.DIRECTIONS * point + direction} the row of a window. */
  final int[] windows;

  /** By point the {@link Stone} on it. */
  private final int[] stones;

  private final BoardWindows board;

  CellRows(int width, int height) {
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
    readRows(isBlack ? sample.own() : sample.opponent(), isBlack, black);
    readRows(isBlack ? sample.opponent() : sample.own(), isBlack, white);
    for (int point = 0; point < stones.length; point++) {
      stones[point] = stone(black[point] / CHANNELS);
    }
    board.read(stones, windows);
  }

  private static void readRows(char[] rows, boolean isBlack, int[] into) {
    for (int point = 0; point < into.length; point++) {
      int row = rows[point];
      if (row >= ConvolutionWeights.BLACK_STONE && !isBlack) {
        row = ConvolutionWeights.BLACK_STONE + ConvolutionWeights.WHITE_STONE - row;
      }
      into[point] = row * CHANNELS;
    }
  }

  private static int stone(int row) {
    if (row == ConvolutionWeights.BLACK_STONE) {
      return Stone.BLACK;
    }
    return row == ConvolutionWeights.WHITE_STONE ? Stone.WHITE : Stone.EMPTY;
  }
}
