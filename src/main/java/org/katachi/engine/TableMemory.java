package org.katachi.engine;

import org.katachi.search.TranspositionTable;

/**
 * Owns the hash table and decides how large it is: as large as the thinking time can fill, as the
 * limits on memory allow, and as fits into the heap.
 */
final class TableMemory {

  /** The least memory of the whole process in bytes in which the engine plays. */
  static final long LEAST_PROCESS_BYTES = 80L << 20;

  /**
   * What the process takes beside the hash table: the JVM, its compiled code and the tables of a
   * search.
   */
  private static final long PROCESS_BYTES = LEAST_PROCESS_BYTES - (1 << 20);

  /** The part of the heap that the table may take. */
  private static final double HEAP_SHARE = 0.75;

  private static final long LEAST_BYTES = 1 << 20;

  /** The most that is taken when nobody names a size. */
  private static final long USUAL_MOST_BYTES = 1 << 28;

  private static final long BYTES_A_NODE = 16;

  /** About what a search visits, and how many searches of a game are to find room in the table. */
  private static final long NODES_A_MILLISECOND = 400;

  private static final long SEARCHES = 8;

  private TranspositionTable table;
  private boolean used;

  /** The table for a turn: that of the last one, if its size is right. */
  TranspositionTable tableFor(Limits limits) {
    long wanted = Long.highestOneBit(bytesFor(limits));
    if (table == null || table.bytes() < wanted || table.bytes() > mostBytes(limits)) {
      // The old table goes first: both together may not fit into the heap.
      table = null;
      table = new TranspositionTable(wanted);
    }
    table.nextSearch();
    used = true;
    return table;
  }

  /** Forgets everything at the next use. */
  void clear() {
    if (table != null && used) {
      table.clear();
      used = false;
    }
  }

  private static long bytesFor(Limits limits) {
    long millis = Math.max(1, Math.min(limits.turnMillis(), limits.leftMillis()));
    long nodes = Math.min(limits.maxNodes(), millis * NODES_A_MILLISECOND);
    return Math.max(LEAST_BYTES, Math.min(nodes * BYTES_A_NODE * SEARCHES, mostBytes(limits)));
  }

  private static long mostBytes(Limits limits) {
    long heap = (long) (Runtime.getRuntime().maxMemory() * HEAP_SHARE);
    long process =
        limits.maxMemory() == Limits.UNLIMITED ? heap : limits.maxMemory() - PROCESS_BYTES;
    long named = limits.hashBytes() == Limits.UNLIMITED ? USUAL_MOST_BYTES : limits.hashBytes();
    return Math.max(LEAST_BYTES, Math.min(Math.min(heap, process), named));
  }
}
