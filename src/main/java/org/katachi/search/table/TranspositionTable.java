package org.katachi.search.table;

import java.util.Arrays;
import org.katachi.search.Score;

/**
 * The transposition table: results of searched positions, in one {@code long[]}.
 *
 * <p>An entry is two longs: the position's key XOR the data, and the data. Threads share the table
 * without a lock: an entry torn by two writers fails the test of its key. So it is not found (Hyatt
 * and Mann, "A lockless transposition table implementation for parallel search", 2002). Four
 * entries, 64 bytes, make a bucket; as an array's first element lies 16 bytes into it, a bucket
 * spans two cache lines. In a full bucket the shallowest entry is replaced, and entries of earlier
 * searches count as shallower.
 *
 * <pre>
 *   data   bits 0-15 value | 16-27 move | 28-35 depth | 36-37 bound | 38-45 age | 46-61 static eval
 * </pre>
 */
public final class TranspositionTable {

  /** The stored value is an upper bound: every move failed low. */
  public static final int UPPER = 1;

  /** The stored value is a lower bound: a move failed high. */
  public static final int LOWER = 2;

  /** The stored value is exact. */
  public static final int EXACT = UPPER | LOWER;

  /** What {@link #probe} returns for a position that is not in the table. */
  public static final long MISSING = 0;

  /** The static evaluation of a position that was stored without one. */
  public static final int NO_EVAL = Short.MIN_VALUE;

  /**
   * The greatest depth that an entry can have: that of a {@linkplain #isComplete complete} proof.
   */
  public static final int MAX_DEPTH = 0xFF;

  /** The greatest depth of any other result. */
  public static final int MAX_SEARCH_DEPTH = MAX_DEPTH - 1;

  private static final int ENTRY_LONGS = 2;
  private static final int BUCKET_LONGS = 4 * ENTRY_LONGS;

  private static final int MOVE_SHIFT = 16;
  private static final int MOVE_MASK = 0xFFF;
  private static final int DEPTH_SHIFT = 28;
  private static final int DEPTH_MASK = MAX_DEPTH;
  private static final int BOUND_SHIFT = 36;
  private static final int BOUND_MASK = 3;
  private static final int AGE_SHIFT = 38;
  private static final int AGE_MASK = 0xFF;
  private static final int EVAL_SHIFT = 46;

  /**
   * By how much shallower an entry counts for each search since its own, in the unit of stored
   * depths (half plies).
   */
  private static final int AGE_PENALTY = 8;

  private final long[] table;
  private final int bucketMask;
  private int age;

  /**
   * An empty table.
   *
   * @param bytes the memory in bytes; the size is the greatest power of two up to it, at least a
   *     kilobyte
   */
  public TranspositionTable(long bytes) {
    long longs = Long.highestOneBit(Math.max(1024, Math.min(bytes, 1L << 33)) / Long.BYTES);
    table = new long[(int) Math.min(longs, 1 << 29)];
    bucketMask = table.length / BUCKET_LONGS - 1;
  }

  /** A table that keeps nothing, for tests of a search without one. */
  public TranspositionTable() {
    table = new long[BUCKET_LONGS];
    bucketMask = 0;
  }

  /** The memory that the table takes in bytes. */
  public long bytes() {
    return (long) table.length * Long.BYTES;
  }

  /** The number of places for entries. */
  public int places() {
    return table.length / ENTRY_LONGS;
  }

  /**
   * The data at a place, or {@link #MISSING}; of an entry that two threads wrote it is neither's.
   */
  public long dataAt(int place) {
    return table[place * ENTRY_LONGS + 1];
  }

  /** The key of the entry at a place, which must hold one. */
  public long keyAt(int place) {
    return table[place * ENTRY_LONGS] ^ dataAt(place);
  }

  /** How many of a thousand places hold an entry, by a sample of the first places. */
  public int usedPermille() {
    int sample = Math.min(places(), 1 << 16);
    int used = 0;
    for (int place = 0; place < sample; place++) {
      used += dataAt(place) == MISSING ? 0 : 1;
    }
    return (int) (1000L * used / sample);
  }

  /**
   * Stores an entry of another table, as one of the present search. A proof becomes {@linkplain
   * #isUnverified unverified}.
   *
   * @param data what {@link #probe} returned there
   */
  public void storeCopy(long key, long data) {
    int value = (short) data;
    if (isProof(data)) {
      int other = Score.isProvedWin(value) ? UPPER : LOWER;
      store(key, value, move(data), MAX_DEPTH, other, eval(data));
    } else {
      store(key, value, move(data), depth(data), bound(data), eval(data));
    }
  }

  /** Empties the table. */
  public void clear() {
    Arrays.fill(table, 0);
    age = 0;
  }

  /** Begins a new search: entries of earlier ones now count as shallower. */
  public void nextSearch() {
    age = age + 1 & AGE_MASK;
  }

  /** The data of a position, to be read by the static methods, or {@link #MISSING}. */
  public long probe(long key) {
    int bucket = bucket(key);
    for (int i = bucket; i < bucket + BUCKET_LONGS; i += ENTRY_LONGS) {
      long data = table[i + 1];
      if ((table[i] ^ data) == key && data != MISSING) {
        return data;
      }
    }
    return MISSING;
  }

  /**
   * As {@link #store(long, int, int, int, int, int)}, of a position without a static evaluation.
   */
  public void store(long key, int value, int move, int depth, int bound) {
    store(key, value, move, depth, bound, NO_EVAL);
  }

  /**
   * Stores the result of a position. A proof is replaced only by a proof, and not by a weaker one:
   * a win that takes longer, or a loss that does; a {@linkplain #isComplete complete} one only by
   * another complete one.
   *
   * @param value counted from the position, see {@link #valueAt}
   * @param move a cell, 0 for none
   * @param eval the static evaluation, or {@link #NO_EVAL}
   */
  public void store(long key, int value, int move, int depth, int bound, int eval) {
    if (bucketMask == 0) {
      return;
    }
    int bucket = bucket(key);
    int place = bucket;
    int min = Integer.MAX_VALUE;
    for (int i = bucket; i < bucket + BUCKET_LONGS; i += ENTRY_LONGS) {
      long data = table[i + 1];
      if ((table[i] ^ data) == key && isProof(data) && !isAsStrong(value, depth, bound, data)) {
        return;
      }
      if (data == MISSING || (table[i] ^ data) == key) {
        place = i;
        break;
      }
      int rank = depth(data) - AGE_PENALTY * (age - age(data) & AGE_MASK);
      if (rank < min) {
        min = rank;
        place = i;
      }
    }
    long data = pack(value, move, depth, bound, eval);
    table[place] = key ^ data;
    table[place + 1] = data;
  }

  /** Whether a result proves as much as a proof does. */
  private static boolean isAsStrong(int value, int depth, int bound, long proof) {
    if (!isProof(value, bound)) {
      return false;
    }
    boolean isComplete = depth == MAX_DEPTH;
    if (isComplete != isComplete(proof)) {
      return isComplete;
    }
    int proved = (short) proof;
    return Score.isProvedWin(value) != Score.isProvedWin(proved)
        || (Score.isProvedWin(value) ? value >= proved : value <= proved);
  }

  /** Whether the data prove a win or a loss. */
  public static boolean isProof(long data) {
    return data != MISSING && isProof((short) data, bound(data));
  }

  /**
   * Whether the data are a proof whose complete tree the table holds: the proof writer stores it
   * with the greatest depth.
   */
  public static boolean isComplete(long data) {
    return isProof(data) && depth(data) == MAX_DEPTH;
  }

  /**
   * Whether the data are a proof that another table had. It is stored with the greatest depth and
   * the bound that proves nothing, so no search believes it before the proof writer has verified
   * it.
   */
  public static boolean isUnverified(long data) {
    return depth(data) == MAX_DEPTH && Score.isProved((short) data) && !isProof(data);
  }

  /** Whether a bound proves a win or a loss, whatever the depth and the window of its search. */
  static boolean isProof(int value, int bound) {
    return (Score.isProvedWin(value) && (bound & LOWER) != 0)
        || (Score.isProvedLoss(value) && (bound & UPPER) != 0);
  }

  /**
   * The stored value counted from the root: proved results are stored by their distance from the
   * position.
   */
  public static int valueFromRoot(long data, int ply) {
    int value = (short) data;
    if (Score.isProvedWin(value)) {
      return value - ply;
    }
    return Score.isProvedLoss(value) ? value + ply : value;
  }

  /** A value from the root, counted from the position: the inverse of {@link #valueFromRoot}. */
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

  /** The static evaluation, or {@link #NO_EVAL}. */
  public static int eval(long data) {
    return (short) (data >>> EVAL_SHIFT);
  }

  private static int age(long data) {
    return (int) (data >>> AGE_SHIFT) & AGE_MASK;
  }

  private long pack(int value, int move, int depth, int bound, int eval) {
    return (value & 0xFFFFL)
        | ((long) move << MOVE_SHIFT)
        | ((long) Math.max(0, depth) << DEPTH_SHIFT)
        | ((long) bound << BOUND_SHIFT)
        | ((long) age << AGE_SHIFT)
        | (eval & 0xFFFFL) << EVAL_SHIFT;
  }

  private int bucket(long key) {
    return ((int) (key >>> Integer.SIZE) & bucketMask) * BUCKET_LONGS;
  }
}
