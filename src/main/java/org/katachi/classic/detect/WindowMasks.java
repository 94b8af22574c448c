package org.katachi.classic.detect;

import java.util.Arrays;
import org.katachi.board.Geometry;

/**
 * The masks of all windows, that is of all k neighbouring points in a line, of one board.
 *
 * <p>A window's points may lie in several words of a bitboard, so its mask comes in parts: a word's
 * number and the bits in that word. Words without points of the window are left out. Most windows
 * fail at their first part, so the first parts, the heads, lie together; the tails are seldom
 * looked at.
 */
final class WindowMasks {

  private static final int WORD_SHIFT = 6;

  /** Where the windows through a point begin in {@link #windows}; one entry more for the end. */
  private final int[] firstWindow;

  /** The numbers of the windows through each point, point by point. */
  private final int[] windows;

  private final int[] headWords;
  private final long[] headMasks;

  /** Where a window's other parts begin in the tails; one entry more for the end. */
  private final int[] firstTail;

  private final int[] tailWords;
  private final long[] tailMasks;

  /**
   * The masks for a board.
   *
   * @param length the points in a window, at least 1
   * @param bitOfCell the number of each cell's point
   */
  WindowMasks(Geometry geometry, int length, int[] bitOfCell) {
    int[] bits = windowBits(geometry, length, bitOfCell);
    firstWindow = firstWindows(bits, geometry.pointCount());
    windows = windowsByPoint(bits, length, firstWindow);
    int count = bits.length / length;
    headWords = new int[count];
    headMasks = new long[count];
    firstTail = new int[count + 1];
    int[] words = new int[bits.length];
    long[] masks = new long[bits.length];
    int tails = 0;
    for (int i = 0; i < bits.length; i++) {
      int window = i / length;
      int word = word(bits[i]);
      if (i % length == 0) {
        headWords[window] = word;
        firstTail[window] = tails;
      }
      // The points of a window come in rising order, so those of one word follow each other.
      if (word == headWords[window]) {
        headMasks[window] |= mask(bits[i]);
      } else {
        if (tails == firstTail[window] || words[tails - 1] != word) {
          words[tails++] = word;
        }
        masks[tails - 1] |= mask(bits[i]);
      }
    }
    firstTail[count] = tails;
    tailWords = Arrays.copyOf(words, tails);
    tailMasks = Arrays.copyOf(masks, tails);
  }

  /** The word of a bitboard that holds a bit. */
  static int word(int bit) {
    return bit >>> WORD_SHIFT;
  }

  /** A bit's mask within its word. */
  static long mask(int bit) {
    return 1L << bit;
  }

  /**
   * Whether a bitboard holds all points of any window through a point.
   *
   * @param bit the number of the point
   * @param words an array that holds the bitboard
   * @param firstWord where in the array it begins
   */
  boolean anyFull(int bit, long[] words, int firstWord) {
    int end = firstWindow[bit + 1];
    for (int i = firstWindow[bit]; i < end; i++) {
      int window = windows[i];
      if (holds(words[firstWord + headWords[window]], headMasks[window])
          && holdsTail(window, words, firstWord)) {
        return true;
      }
    }
    return false;
  }

  private boolean holdsTail(int window, long[] words, int firstWord) {
    int end = firstTail[window + 1];
    for (int part = firstTail[window]; part < end; part++) {
      if (!holds(words[firstWord + tailWords[part]], tailMasks[part])) {
        return false;
      }
    }
    return true;
  }

  private static boolean holds(long word, long mask) {
    return (~word & mask) == 0;
  }

  /** The bytes that all the arrays take. */
  long bytes() {
    int ints = firstWindow.length + windows.length + firstTail.length;
    int parts = headWords.length + tailWords.length;
    return (long) ints * Integer.BYTES + (long) parts * (Integer.BYTES + Long.BYTES);
  }

  /** The points of all windows, window by window. */
  private static int[] windowBits(Geometry geometry, int length, int[] bitOfCell) {
    int[] bits = new int[geometry.pointCount() * Geometry.DIRECTIONS * length];
    int size = 0;
    for (int i = 0; i < geometry.pointCount(); i++) {
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        int step = geometry.step(direction);
        int cell = geometry.point(i);
        int filled = 0;
        while (filled < length && geometry.isOnBoard(cell)) {
          bits[size + filled++] = bitOfCell[cell];
          cell += step;
        }
        size += filled == length ? length : 0;
      }
    }
    return Arrays.copyOf(bits, size);
  }

  private static int[] firstWindows(int[] bits, int pointCount) {
    int[] first = new int[pointCount + 1];
    for (int bit : bits) {
      first[bit + 1]++;
    }
    for (int i = 0; i < pointCount; i++) {
      first[i + 1] += first[i];
    }
    return first;
  }

  private static int[] windowsByPoint(int[] bits, int length, int[] firstWindow) {
    int[] windows = new int[bits.length];
    int[] next = firstWindow.clone();
    for (int i = 0; i < bits.length; i++) {
      windows[next[bits[i]]++] = i / length;
    }
    return windows;
  }
}
