package org.katachi.engine;

import org.katachi.search.TranspositionTable;

/**
 * The ledger of memory: how many threads may search, and how large the transposition table is
 * beside them. The table is as large as the search can fill in its time, as the limits on memory
 * allow, and as fits into the heap with the tables of all threads.
 */
final class TableAllocator {

  /** The smallest memory of the whole process, in bytes, in which the engine plays. */
  static final long MIN_PROCESS_BYTES = 80L << 20;

  private static final long MIN_TABLE_BYTES = 1 << 20;

  /**
   * The memory of the process without the transposition table, in bytes: the JVM, its compiled code
   * and the other tables of a search.
   */
  private static final long PROCESS_BYTES = MIN_PROCESS_BYTES - MIN_TABLE_BYTES;

  /** The fraction of the heap for the table and the helpers; the main search needs the rest. */
  private static final double HEAP_FRACTION = 0.75;

  /**
   * The memory of a helper thread on the largest board, in bytes: board, move lists, VCF failures,
   * stack.
   */
  private static final long HELPER_BYTES = 5L << 20;

  /** The smallest table that is worth a helper. */
  private static final long MIN_SHARED_TABLE_BYTES = 4L << 20;

  /** The largest table, in bytes, if the manager sets no {@code hash_size}. */
  private static final long DEFAULT_MAX_BYTES = 1 << 28;

  private static final long BYTES_PER_NODE = 16;

  /** About the speed of one thread. */
  private static final long NODES_PER_MILLI = 400;

  /**
   * The table has room for the nodes of this many moves, because each search uses the last ones.
   */
  private static final long MOVES_IN_TABLE = 8;

  private TranspositionTable table;
  private boolean used;

  /** The table for a move: the one of the last move if its size still fits. */
  TranspositionTable tableFor(MoveLimits limits) {
    long wanted = Long.highestOneBit(bytesFor(limits));
    if (table == null || table.bytes() < wanted || table.bytes() > maxBytes(limits)) {
      // The old table goes first: both together may not fit into the heap.
      table = null;
      table = new TranspositionTable(wanted);
    }
    table.nextSearch();
    used = true;
    return table;
  }

  /**
   * The number of threads that may search: no more than the manager allows, there are processors,
   * and find room in memory beside a small table.
   */
  static int threadsFor(MoveLimits limits) {
    int processors = Runtime.getRuntime().availableProcessors();
    long helpers = (roomFor(limits) - MIN_SHARED_TABLE_BYTES) / HELPER_BYTES;
    long most = Math.min(Math.min(limits.threads(), processors), 1 + helpers);
    return (int) Math.max(1, most);
  }

  /** Empties the table for a new game. */
  void clear() {
    if (table != null && used) {
      table.clear();
      used = false;
    }
  }

  private static long bytesFor(MoveLimits limits) {
    long millis = Math.max(1, Math.min(limits.turnMillis(), limits.leftMillis()));
    long nodes = Math.min(limits.maxNodes(), millis * NODES_PER_MILLI);
    long bytes = nodes * BYTES_PER_NODE * MOVES_IN_TABLE;
    return Math.max(MIN_TABLE_BYTES, Math.min(bytes, maxBytes(limits)));
  }

  private static long maxBytes(MoveLimits limits) {
    long room = roomFor(limits) - (threadsFor(limits) - 1L) * HELPER_BYTES;
    long hash = limits.hashBytes() == MoveLimits.UNLIMITED ? DEFAULT_MAX_BYTES : limits.hashBytes();
    return Math.max(MIN_TABLE_BYTES, Math.min(room, hash));
  }

  /** The memory in bytes for the table and the helpers. */
  private static long roomFor(MoveLimits limits) {
    long heap = (long) (Runtime.getRuntime().maxMemory() * HEAP_FRACTION);
    return limits.maxMemory() == MoveLimits.UNLIMITED
        ? heap
        : Math.min(heap, limits.maxMemory() - PROCESS_BYTES);
  }
}
