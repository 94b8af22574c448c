package org.katachi.network.inference;

import org.katachi.network.common.Swar;

/**
 * A layer of a convolution: two words for each cell of a board, with lanes of 8 bits, and what they
 * were before each ply.
 *
 * <p>Each loop over a move's cells is so plain that the JVM computes several words at once:
 * together they take less than half of the time of one loop that does all.
 */
final class SwarPlane {

  /** The words of a cell: the diagonal channels, then those that see all directions. */
  static final int WORDS = 2;

  /** Makes the difference of two lanes below 128 at least zero. */
  private static final long OFFSETS = Byte.MAX_VALUE * Swar.ONES;

  /** The same in lanes of 16 bits. */
  private static final long WIDE_OFFSET = Byte.MAX_VALUE * 0x0001_0001_0001_0001L;

  private final long[] words;

  /** By index in the stack of the cells. */
  private final long[] savedDiagonal;

  private final long[] savedAll;

  /** The words of a move's cells before it. */
  private final long[] beforeDiagonal;

  private final long[] beforeAll;

  /** After it. */
  private final long[] afterDiagonal;

  private final long[] afterAll;

  /**
   * A plane of zeros.
   *
   * @param cells the number of cells
   * @param saves the most that are saved at once
   * @param savesOfPly the most of one ply
   */
  SwarPlane(int cells, int saves, int savesOfPly) {
    words = new long[cells * WORDS];
    savedDiagonal = new long[saves];
    savedAll = new long[saves];
    beforeDiagonal = new long[savesOfPly];
    beforeAll = new long[savesOfPly];
    afterDiagonal = new long[savesOfPly];
    afterAll = new long[savesOfPly];
  }

  /** The words by {@code cell * WORDS}. */
  long[] words() {
    return words;
  }

  /** Gives all cells the same words. */
  void fill(long diagonal, long all) {
    for (int i = 0; i < words.length; i += WORDS) {
      words[i] = diagonal;
      words[i + 1] = all;
    }
  }

  /**
   * Saves the words of a move's cells.
   *
   * @param moves the move's cells are the highest list
   */
  void save(CellStack moves) {
    read(moves, beforeDiagonal, beforeAll);
    System.arraycopy(beforeDiagonal, 0, savedDiagonal, moves.start(), moves.count());
    System.arraycopy(beforeAll, 0, savedAll, moves.start(), moves.count());
  }

  private void read(CellStack moves, long[] diagonal, long[] all) {
    int[] cells = moves.cells();
    int start = moves.start();
    int end = moves.end();
    int count = 0;
    for (int i = start; i < end; i++) {
      int offset = cells[i] * WORDS;
      diagonal[count] = words[offset];
      all[count] = words[offset + 1];
      count++;
    }
  }

  /** Gives the cells of a move the words that were saved last. */
  void restore(CellStack moves) {
    int[] cells = moves.cells();
    int start = moves.start();
    int end = moves.end();
    for (int i = start; i < end; i++) {
      int offset = cells[i] * WORDS;
      words[offset] = savedDiagonal[i];
      words[offset + 1] = savedAll[i];
    }
  }

  /** Reads the words after the move whose cells were saved last. */
  void readChanges(CellStack moves) {
    read(moves, afterDiagonal, afterAll);
  }

  /**
   * Applies ReLU to what was read before and after the move, see {@link Swar.reluBiased}.
   *
   * @param signMaskDiagonal the bits of the diagonal channels that are inverted before
   * @param signMaskAll those of the channels that see all directions
   */
  void reluChanges(int count, long signMaskDiagonal, long signMaskAll) {
    relu(beforeDiagonal, count, signMaskDiagonal);
    relu(beforeAll, count, signMaskAll);
    relu(afterDiagonal, count, signMaskDiagonal);
    relu(afterAll, count, signMaskAll);
  }

  private static void relu(long[] words, int count, long signMask) {
    for (int i = 0; i < count; i++) {
      words[i] = Swar.reluBiased(words[i] ^ signMask);
    }
  }

  /**
   * Computes sums of lanes after the move, all below 128, from those before: lanes of 16 bits, of
   * the diagonal channels the even ones and the odd ones, then of those that see all directions.
   *
   * @param sums where the sums stand
   * @param from the index of the first before the move
   * @param to the index of the first after it
   */
  void addChanges(int count, long[] sums, int from, int to) {
    subtract(afterDiagonal, beforeDiagonal, count);
    subtract(afterAll, beforeAll, count);
    long offset = count * WIDE_OFFSET;
    sums[to] = sums[from] + even(afterDiagonal, count) - offset;
    sums[to + 1] = sums[from + 1] + odd(afterDiagonal, count) - offset;
    sums[to + 2] = sums[from + 2] + even(afterAll, count) - offset;
    sums[to + 3] = sums[from + 3] + odd(afterAll, count) - offset;
  }

  private static void subtract(long[] after, long[] before, int count) {
    for (int i = 0; i < count; i++) {
      after[i] = after[i] + OFFSETS - before[i];
    }
  }

  private static long even(long[] words, int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += Swar.even(words[i]);
    }
    return sum;
  }

  private static long odd(long[] words, int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += Swar.odd(words[i]);
    }
    return sum;
  }

  /** Adds the lanes of a cell's words, all below 128, to such sums. */
  static void addTo(long[] sums, int at, long diagonal, long all) {
    sums[at] += Swar.even(diagonal);
    sums[at + 1] += Swar.odd(diagonal);
    sums[at + 2] += Swar.even(all);
    sums[at + 3] += Swar.odd(all);
  }
}
