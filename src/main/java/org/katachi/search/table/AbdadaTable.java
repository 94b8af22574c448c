package org.katachi.search.table;

/**
 * The positions that the threads of a search are searching right now. A thread defers a move that
 * leads to one of them: by the time it comes back, the transposition table may have the result.
 *
 * <p>Threads share the table without a lock. A mark may be lost to another one of the same place,
 * or stay after a search that failed; then moves are searched in another order, no more.
 *
 * @see <a href="https://www.chessprogramming.org/ABDADA">ABDADA</a>, simplified: Tom Kerrigan's
 *     "Simplified ABDADA"
 */
public final class AbdadaTable {

  /** Many times the marks at a time: a thread has one a ply. */
  private static final int SIZE = 1 << 12;

  private final long[] keys = new long[SIZE];

  /** Whether a thread is searching a position. */
  public boolean contains(long key) {
    return keys[index(key)] == key;
  }

  /** Marks a position whose search begins. */
  public void enter(long key) {
    keys[index(key)] = key;
  }

  /** Takes away the mark of a position whose search is over. */
  public void leave(long key) {
    int index = index(key);
    if (keys[index] == key) {
      keys[index] = 0;
    }
  }

  private static int index(long key) {
    return (int) key & SIZE - 1;
  }
}
