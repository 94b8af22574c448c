package org.katachi.search;

import java.util.Arrays;

/**
 * The transposition table: what a search found out about positions, in one {@code long[]}.
 *
 * <p>An entry is two longs: the position's hash XOR the data, and the data. Threads may share the
 * table without a lock: an entry torn by two writers fails the test of its hash and is not found
 * (Hyatt and Mann, "A lockless transposition table implementation for parallel search", 2002). Four
 * entries, one cache line, make a bucket; in a full bucket the entry of an old search, then the one
 * of the least depth, is replaced.
 *
 * <pre>
 *   data   bits 0-15 value | 16-27 move | 28-35 depth | 36-37 bound | 38-45 age
 * </pre>
 */
public final class TranspositionTable {

  /** The kinds of bound that a stored value is. An entry without bound is empty. */
  public static final int UPPER = 1;

  public static final int LOWER = 2;
  public static final int EXACT = UPPER | LOWER;

  /** What {@link #probe} returns for a position that is not in the table. */
  public static final long MISSING = 0;

  /** The greatest depth that an entry can have. */
  public static final int MOST_DEPTH = 0xFF;

  private static final int ENTRY_LONGS = 2;
  private static final int BUCKET_LONGS = 4 * ENTRY_LONGS;

  private static final int MOVE_SHIFT = 16;
  private static final int MOVE_MASK = 0xFFF;
  private static final int DEPTH_SHIFT = 28;
  private static final int DEPTH_MASK = MOST_DEPTH;
  private static final int BOUND_SHIFT = 36;
  private static final int BOUND_MASK = 3;
  private static final int AGE_SHIFT = 38;
  private static final int AGE_MASK = 0xFF;

  /**
   * An entry of an earlier search is worth as much as one of this search that is so many plies
   * shallower.
   */
  private static final int AGE_PENALTY = 8;

  private final long[] table;
  private final int bucketMask;
  private int age;

  /**
   * An empty table.
   *
   * @param bytes the most memory that it may take; the size is the greatest power of two up to it,
   *     at least a kilobyte
   */
  public TranspositionTable(long bytes) {
    long longs = Long.highestOneBit(Math.max(1024, Math.min(bytes, 1L << 33)) / Long.BYTES);
    table = new long[(int) Math.min(longs, 1 << 29)];
    bucketMask = table.length / BUCKET_LONGS - 1;
  }

  /** The memory that the table takes in bytes. */
  public long bytes() {
    return (long) table.length * Long.BYTES;
  }

  /** Empties the table. */
  public void clear() {
    Arrays.fill(table, 0);
    age = 0;
  }

  /** Begins a new search: the entries of earlier ones are replaced first. */
  public void nextSearch() {
    age = age + 1 & AGE_MASK;
  }

  /** The data stored for a position, to be read by the functions below, or {@link #MISSING}. */
  public long probe(long hash) {
    int bucket = bucket(hash);
    for (int i = bucket; i < bucket + BUCKET_LONGS; i += ENTRY_LONGS) {
      long data = table[i + 1];
      if ((table[i] ^ data) == hash && data != MISSING) {
        return data;
      }
    }
    return MISSING;
  }

  /**
   * Stores what was found out about a position.
   *
   * @param value as it is at the position, see {@link #valueAt}
   * @param move a cell, 0 for none
   */
  public void store(long hash, int value, int move, int depth, int bound) {
    int bucket = bucket(hash);
    int place = bucket;
    int least = Integer.MAX_VALUE;
    for (int i = bucket; i < bucket + BUCKET_LONGS; i += ENTRY_LONGS) {
      long data = table[i + 1];
      if (data == MISSING || (table[i] ^ data) == hash) {
        place = i;
        break;
      }
      int worth = depth(data) - AGE_PENALTY * (age - age(data) & AGE_MASK);
      if (worth < least) {
        least = worth;
        place = i;
      }
    }
    long data = pack(value, move, depth, bound);
    table[place] = hash ^ data;
    table[place + 1] = data;
  }

  /**
   * The stored value as a value from the root: proved results are stored by their distance from the
   * position.
   */
  public static int valueFromRoot(long data, int ply) {
    int value = (short) data;
    if (Score.isProvedWin(value)) {
      return value - ply;
    }
    return Score.isProvedLoss(value) ? value + ply : value;
  }

  /** A value from the root as it is to be stored: what {@link #valueFromRoot} turns back. */
  public static int valueAt(int value, int ply) {
    if (Score.isProvedWin(value)) {
      return value + ply;
    }
    return Score.isProvedLoss(value) ? value - ply : value;
  }

  public static int move(long data) {
    return (int) (data >>> MOVE_SHIFT) & MOVE_MASK;
  }

  public static int depth(long data) {
    return (int) (data >>> DEPTH_SHIFT) & DEPTH_MASK;
  }

  /** {@link #UPPER}, {@link #LOWER} or {@link #EXACT}. */
  public static int bound(long data) {
    return (int) (data >>> BOUND_SHIFT) & BOUND_MASK;
  }

  private static int age(long data) {
    return (int) (data >>> AGE_SHIFT) & AGE_MASK;
  }

  private long pack(int value, int move, int depth, int bound) {
    return (value & 0xFFFFL)
        | ((long) move << MOVE_SHIFT)
        | ((long) Math.max(0, depth) << DEPTH_SHIFT)
        | ((long) bound << BOUND_SHIFT)
        | ((long) age << AGE_SHIFT);
  }

  private int bucket(long hash) {
    return ((int) (hash >>> Integer.SIZE) & bucketMask) * BUCKET_LONGS;
  }
}
