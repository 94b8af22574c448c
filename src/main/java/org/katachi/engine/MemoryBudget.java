package org.katachi.engine;

import org.katachi.board.Geometry;
import org.katachi.network.convolution.ConvolutionNetwork;

/**
 * The budget of memory: how many threads may search, and how large the transposition table is
 * beside their tables. The table is as large as the search can fill in its time, as the limits on
 * memory allow, and as fits into the heap with the tables of all threads.
 *
 * @param processors the processors of the machine
 * @param heapBytes the greatest size of the heap in bytes
 */
public record MemoryBudget(int processors, long heapBytes) {

  /** The smallest memory of the whole process, in bytes, in which the engine plays. */
  static final long MIN_PROCESS_BYTES = 80L << 20;

  /** The smallest transposition table in bytes. */
  static final long MIN_TABLE_BYTES = 1 << 20;

  /**
   * The memory of the process without the transposition table and the helpers, in bytes: the JVM,
   * its compiled code and the other tables of a search.
   */
  private static final long PROCESS_BYTES = MIN_PROCESS_BYTES - MIN_TABLE_BYTES;

  /** The fraction of the heap for the table and the helpers; the main search needs the rest. */
  private static final double HEAP_FRACTION = 0.75;

  /** The memory of a helper on any board, in bytes: VCF failures, lists of moves, stack. */
  private static final long HELPER_BASE_BYTES = 1 << 21;

  /** What a helper needs besides for each point: shapes, the log of changes, lists of moves. */
  private static final long HELPER_BYTES_PER_POINT = 7 << 9;

  /** What a convolution takes for each point of a board that it fits: the cells as they were. */
  private static final long CONVOLUTION_BYTES_PER_POINT = 7 << 9;

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

  /** The budget of this process. */
  public static MemoryBudget ofProcess() {
    Runtime runtime = Runtime.getRuntime();
    return new MemoryBudget(runtime.availableProcessors(), runtime.maxMemory());
  }

  /**
   * The number of threads that may search: no more than the manager allows, there are processors,
   * and find room in memory beside a small table.
   */
  int threads(SearchLimits limits, Geometry geometry) {
    long helpers = (room(limits) - MIN_SHARED_TABLE_BYTES) / helperBytes(geometry);
    long maxThreads = Math.min(Math.min(limits.threads(), processors), 1 + helpers);
    return (int) Math.max(1, maxThreads);
  }

  /** The size of the transposition table in bytes, a power of two. */
  long tableBytes(SearchLimits limits, Geometry geometry) {
    long millis = Math.max(1, Math.min(limits.turnMillis(), limits.leftMillis()));
    long nodes = Math.min(limits.maxNodes(), millis * NODES_PER_MILLI);
    long bytes = nodes * BYTES_PER_NODE * MOVES_IN_TABLE;
    bytes = Math.max(MIN_TABLE_BYTES, Math.min(bytes, maxTableBytes(limits, geometry)));
    return Long.highestOneBit(bytes);
  }

  /** The greatest size that the transposition table may have, in bytes. */
  long maxTableBytes(SearchLimits limits, Geometry geometry) {
    long helpers = (threads(limits, geometry) - 1) * helperBytes(geometry);
    long hash =
        limits.hashBytes() == SearchLimits.NO_LIMIT ? DEFAULT_MAX_BYTES : limits.hashBytes();
    return Math.max(MIN_TABLE_BYTES, Math.min(room(limits) - helpers, hash));
  }

  /**
   * The greatest size of the transposition table in bytes that a manager or a person may ask for.
   */
  public long maxHashBytes() {
    return Math.max(MIN_TABLE_BYTES, (long) (heapBytes * HEAP_FRACTION));
  }

  /** The memory of a helper in bytes: its tables and its thread's stack. */
  static long helperBytes(Geometry geometry) {
    long ofPoint = HELPER_BYTES_PER_POINT;
    if (ConvolutionNetwork.fits(geometry)) {
      ofPoint += CONVOLUTION_BYTES_PER_POINT;
    }
    return HELPER_BASE_BYTES + ofPoint * geometry.pointCount();
  }

  /** The memory in bytes for the table and the helpers. */
  private long room(SearchLimits limits) {
    return Math.min((long) (heapBytes * HEAP_FRACTION), limits.maxMemory() - PROCESS_BYTES);
  }
}
