package org.katachi.classic.detect;

import java.util.Arrays;
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

  /** Where a window's parts begin; one entry more for the end. */
  private final int[] firstPart;

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
    firstPart = new int[windows.count() + 1];
    int[] allWords = new int[windows.count() * lineLength];
    long[] allMasks = new long[allWords.length];
    int parts = 0;
    for (int window = 0; window < windows.count(); window++) {
      for (int i = 0; i < lineLength; i++) {
        int bit = bitOfCell[windows.cell(window, i)];
        // The points of a window come in rising order, so those of one word follow each other.
        if (i == 0 || allWords[parts - 1] != word(bit)) {
          allWords[parts++] = word(bit);
        }
        allMasks[parts - 1] |= 1L << bit;
      }
      firstPart[window + 1] = parts;
    }
    partWords = Arrays.copyOf(allWords, parts);
    partMasks = Arrays.copyOf(allMasks, parts);
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
    int end = windows.start(cell + 1);
    for (int place = windows.start(cell); place < end; place++) {
      if (isFull(windows.through(place), firstWord[cell])) {
        return true;
      }
    }
    return false;
  }

  private boolean isFull(int window, int first) {
    int end = firstPart[window + 1];
    for (int part = firstPart[window]; part < end; part++) {
      if ((~words[first + partWords[part]] & partMasks[part]) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public long bytes() {
    int ints = bitOfCell.length + firstWord.length + firstPart.length + partWords.length;
    return (long) ints * Integer.BYTES
        + (long) (words.length + partMasks.length) * Long.BYTES
        + windows.bytes();
  }
}
