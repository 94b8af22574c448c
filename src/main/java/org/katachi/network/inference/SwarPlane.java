package org.katachi.network.inference;

import org.katachi.network.common.Swar;

/**
 * Two words for each cell of a board, with lanes of 8 bits, and what they were before each ply.
 *
 * <p>Each loop over a move's cells is so plain that the JVM computes several words at once:
 * together they take less than half of the time of one loop that does all.
 */
final class SwarPlane {

  /** The words of a cell: the diagonal channels, then those that see all directions. */
  static final int WORDS = 2;

  /** Makes the difference of two lanes below 128 a number of at least zero. */
  private static final long OFFSETS = Byte.MAX_VALUE * Swar.ONES;

  /** The same in lanes of 16 bits. */
  private static final long WIDE_OFFSET = Byte.MAX_VALUE * 0x0001_0001_0001_0001L;

  private final long[] words;

  /** By place in the stack of the cells. */
  private final long[] savedFirst;

  private final long[] savedOther;

  /** The words of a move's cells before it. */
  private final long[] beforeFirst;

  private final long[] beforeOther;

  /** After it. */
  private final long[] afterFirst;

  private final long[] afterOther;

  /**
   * A plane of zeros.
   *
   * @param cells the number of cells
   * @param saves the most that are saved at once
   * @param savesOfPly the most of one ply
   */
  SwarPlane(int cells, int saves, int savesOfPly) {
    words = new long[cells * WORDS];
    savedFirst = new long[saves];
    savedOther = new long[saves];
    beforeFirst = new long[savesOfPly];
    beforeOther = new long[savesOfPly];
    afterFirst = new long[savesOfPly];
    afterOther = new long[savesOfPly];
  }

  /** The words by {@code cell * WORDS}. */
  long[] words() {
    return words;
  }

  /** Gives all cells the same words. */
  void fill(long first, long other) {
    for (int i = 0; i < words.length; i += WORDS) {
      words[i] = first;
      words[i + 1] = other;
    }
  }

  /**
   * Saves the words of a move's cells.
   *
   * @param moves the move's cells are the highest list
   */
  void save(CellStack moves) {
    read(moves, beforeFirst, beforeOther);
    System.arraycopy(beforeFirst, 0, savedFirst, moves.start(), moves.count());
    System.arraycopy(beforeOther, 0, savedOther, moves.start(), moves.count());
  }

  private void read(CellStack moves, long[] first, long[] other) {
    int[] cells = moves.cells();
    int start = moves.start();
    int end = moves.end();
    int count = 0;
    for (int i = start; i < end; i++) {
      int place = cells[i] * WORDS;
      first[count] = words[place];
      other[count] = words[place + 1];
      count++;
    }
  }

  /** Gives the cells of a move the words that were saved last. */
  void restore(CellStack moves) {
    int[] cells = moves.cells();
    int start = moves.start();
    int end = moves.end();
    for (int i = start; i < end; i++) {
      int place = cells[i] * WORDS;
      words[place] = savedFirst[i];
      words[place + 1] = savedOther[i];
    }
  }

  /** Reads the words after the move whose cells were saved last. */
  void readChanges(CellStack moves) {
    read(moves, afterFirst, afterOther);
  }

  /**
   * Rectifies what was read before and after the move, see {@link Swar#rectified}.
   *
   * @param signMaskDiagonal the bits of the first channels that are inverted before
   * @param signMaskAll those of the other channels
   */
  void rectifyChanges(int count, long signMaskDiagonal, long signMaskAll) {
    rectify(beforeFirst, count, signMaskDiagonal);
    rectify(beforeOther, count, signMaskAll);
    rectify(afterFirst, count, signMaskDiagonal);
    rectify(afterOther, count, signMaskAll);
  }

  private static void rectify(long[] row, int count, long signMask) {
    for (int i = 0; i < count; i++) {
      row[i] = Swar.rectified(row[i] ^ signMask);
    }
  }

  /**
   * Computes sums of lanes after the move, whose numbers are less than 128, from those before:
   * lanes of 16 bits, of the first channels the even ones and the odd ones, then of the others.
   *
   * @param sums where the sums stand
   * @param from the place of the first before the move
   * @param to the place of the first after it
   */
  void addChanges(int count, long[] sums, int from, int to) {
    subtract(afterFirst, beforeFirst, count);
    subtract(afterOther, beforeOther, count);
    long offset = count * WIDE_OFFSET;
    sums[to] = sums[from] + even(afterFirst, count) - offset;
    sums[to + 1] = sums[from + 1] + odd(afterFirst, count) - offset;
    sums[to + 2] = sums[from + 2] + even(afterOther, count) - offset;
    sums[to + 3] = sums[from + 3] + odd(afterOther, count) - offset;
  }

  private static void subtract(long[] after, long[] before, int count) {
    for (int i = 0; i < count; i++) {
      after[i] = after[i] + OFFSETS - before[i];
    }
  }

  private static long even(long[] row, int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += Swar.even(row[i]);
    }
    return sum;
  }

  private static long odd(long[] row, int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += Swar.odd(row[i]);
    }
    return sum;
  }

  /** Adds the lanes of a cell's words, numbers below 128, to such sums. */
  static void addTo(long[] sums, int at, long first, long other) {
    sums[at] += Swar.even(first);
    sums[at + 1] += Swar.odd(first);
    sums[at + 2] += Swar.even(other);
    sums[at + 3] += Swar.odd(other);
  }
}
