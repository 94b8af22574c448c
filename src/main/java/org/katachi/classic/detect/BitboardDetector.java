package org.katachi.classic.detect;

import org.katachi.board.Geometry;

/**
 * Keeps a bitboard for each player, one bit a point in as many 64-bit words as the board needs, and
 * compares it with the masks of the windows through the last stone.
 */
public final class BitboardDetector implements WinDetector {

  private final WindowMasks windows;
  private final int wordCount;

  /** The players' bitboards, one behind the other, that of player 1 first. */
  private final long[] words;

  /** The number of each cell's point: its bit in a bitboard. */
  private final int[] bitOfCell;

  /** The first word of the owner's bitboard, by point. */
  private final int[] firstWord;

  /**
   * A detector of an empty board.
   *
   * @param lineLength the stones in a row that win, at least 1
   * @param players the number of players
   */
  public BitboardDetector(Geometry geometry, int lineLength, int players) {
    bitOfCell = new int[geometry.cellCount()];
    for (int bit = 0; bit < geometry.pointCount(); bit++) {
      bitOfCell[geometry.point(bit)] = bit;
    }
    windows = new WindowMasks(geometry, lineLength, bitOfCell);
    wordCount = WindowMasks.word(geometry.pointCount() - 1) + 1;
    words = new long[players * wordCount];
    firstWord = new int[geometry.pointCount()];
  }

  @Override
  public void place(int cell, int player) {
    int bit = bitOfCell[cell];
    int first = (player - 1) * wordCount;
    firstWord[bit] = first;
    words[first + WindowMasks.word(bit)] |= WindowMasks.mask(bit);
  }

  @Override
  public void remove(int cell) {
    int bit = bitOfCell[cell];
    words[firstWord[bit] + WindowMasks.word(bit)] &= ~WindowMasks.mask(bit);
  }

  @Override
  public boolean wins(int cell) {
    int bit = bitOfCell[cell];
    return windows.anyFull(bit, words, firstWord[bit]);
  }

  @Override
  public long bytes() {
    return (long) words.length * Long.BYTES
        + (long) (bitOfCell.length + firstWord.length) * Integer.BYTES
        + windows.bytes();
  }
}
