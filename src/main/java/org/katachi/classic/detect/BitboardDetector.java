package org.katachi.classic.detect;

import org.katachi.board.Geometry;

/**
 * Keeps a bitboard for each player, one bit a point in as many 64-bit words as the board needs, and
 * compares it with the masks of the windows through the last stone.
 *
 * <p>A window's points may lie in several words, so its mask comes in parts: a word's number and
 * the bits in that word. Words without points of the window are left out.
 */
public final class BitboardDetector implements WinDetector {

  private static final int WORD_SHIFT = 6;

  private final Windows windows;
  private final int wordCount;

  /** The players' bitboards, one behind the other, that of player 1 first. */
  private final long[] words;

  /** The number of each cell's point: its bit in a bitboard. */
  private final int[] bitOfCell;

  /** The first word of the owner's bitboard, by cell. */
  private final int[] firstWord;

  /** The most words that a window lies in. */
  private final int parts;

  /** By {@code window * parts + part}; what a window does not need has the mask zero. */
  private final int[] partWords;

  private final long[] partMasks;

  /**
   * A detector of an empty board.
   *
   * @param lineLength the stones in a row that win, at least 1
   * @param players the number of players
   */
  public BitboardDetector(Geometry geometry, int lineLength, int players) {
    windows = new Windows(geometry, lineLength);
    bitOfCell = new int[geometry.cellCount()];
    for (int bit = 0; bit < geometry.pointCount(); bit++) {
      bitOfCell[geometry.point(bit)] = bit;
    }
    wordCount = word(geometry.pointCount() - 1) + 1;
    words = new long[players * wordCount];
    firstWord = new int[geometry.cellCount()];
    int mostBits = (lineLength - 1) * (geometry.width() + 1);
    parts = Math.min(lineLength, word(mostBits + Long.SIZE - 1) + 1);
    partWords = new int[windows.count() * parts];
    partMasks = new long[windows.count() * parts];
    for (int window = 0; window < windows.count(); window++) {
      int part = window * parts;
      for (int i = 0; i < lineLength; i++) {
        int bit = bitOfCell[windows.cell(window, i)];
        // The points of a window come in rising order, so those of one word follow each other.
        part += i > 0 && partWords[part] != word(bit) ? 1 : 0;
        partWords[part] = word(bit);
        partMasks[part] |= 1L << bit;
      }
    }
  }

  private static int word(int bit) {
    return bit >>> WORD_SHIFT;
  }

  @Override
  public void place(int cell, int player) {
    int bit = bitOfCell[cell];
    firstWord[cell] = (player - 1) * wordCount;
    words[firstWord[cell] + word(bit)] |= 1L << bit;
  }

  @Override
  public void remove(int cell) {
    int bit = bitOfCell[cell];
    words[firstWord[cell] + word(bit)] &= ~(1L << bit);
  }

  @Override
  public boolean wins(int cell) {
    int first = firstWord[cell];
    int end = windows.start(cell + 1);
    for (int place = windows.start(cell); place < end; place++) {
      int head = windows.through(place) * parts;
      // Most windows fail at their first part.
      if (holds(head, first) && holdsTail(head, first)) {
        return true;
      }
    }
    return false;
  }

  private boolean holdsTail(int head, int first) {
    for (int part = head + 1; part < head + parts; part++) {
      if (!holds(part, first)) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(int part, int first) {
    return (~words[first + partWords[part]] & partMasks[part]) == 0;
  }

  @Override
  public long bytes() {
    int ints = bitOfCell.length + firstWord.length + partWords.length;
    return (long) ints * Integer.BYTES
        + (long) (words.length + partMasks.length) * Long.BYTES
        + windows.bytes();
  }
}
