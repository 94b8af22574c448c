package org.katachi.engine;

/**
 * What a choice may cost. Immutable; a manager may send others while the engine thinks.
 *
 * @param clockStart when the clock of this turn began, in the nanoseconds of {@link
 *     System#nanoTime}
 * @param turnMillis the time for this turn in milliseconds; 0 asks for a move as fast as possible
 * @param leftMillis what is left for the whole game in milliseconds, may be negative; {@link
 *     #UNLIMITED} for no limit
 * @param incrementMillis what the game's time grows by after each move, in milliseconds
 * @param maxDepth the deepest iteration in plies; {@link #UNLIMITED} for no limit
 * @param maxNodes the most nodes to search; {@link #UNLIMITED} for no limit
 * @param maxMemory the memory of the whole process in bytes; {@link #UNLIMITED} for no limit
 * @param hashBytes the size of the hash table in bytes; {@link #UNLIMITED} leaves it to the engine
 * @param threads the number of threads to search with
 * @param strength how strong to play in percent, 100 for as well as it can
 */
public record Limits(
    long clockStart,
    long turnMillis,
    long leftMillis,
    long incrementMillis,
    int maxDepth,
    long maxNodes,
    long maxMemory,
    long hashBytes,
    int threads,
    int strength) {

  /** No limit of that kind. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /** As strong as it can. */
  public static final int FULL_STRENGTH = 100;

  /** At strength 0 so many nodes are searched, and with each percent more so many times as many. */
  private static final int WEAKEST_NODES = 100;

  private static final double NODES_A_PERCENT = 1.13;

  /** No limit at all, one thread, full strength; the clock starts now. */
  public static Limits none() {
    return new Limits(
        System.nanoTime(),
        UNLIMITED,
        UNLIMITED,
        0,
        UNLIMITED,
        UNLIMITED,
        UNLIMITED,
        UNLIMITED,
        1,
        100);
  }

  /** The same limits with another time for this turn. */
  public Limits withTurnMillis(long millis) {
    return new Limits(
        clockStart,
        millis,
        leftMillis,
        incrementMillis,
        maxDepth,
        maxNodes,
        maxMemory,
        hashBytes,
        threads,
        strength);
  }

  /** The same limits with another deepest iteration. */
  public Limits withMaxDepth(int depth) {
    return new Limits(
        clockStart,
        turnMillis,
        leftMillis,
        incrementMillis,
        depth,
        maxNodes,
        maxMemory,
        hashBytes,
        threads,
        strength);
  }

  /** The same limits with another number of nodes. */
  public Limits withMaxNodes(long nodes) {
    return new Limits(
        clockStart,
        turnMillis,
        leftMillis,
        incrementMillis,
        maxDepth,
        nodes,
        maxMemory,
        hashBytes,
        threads,
        strength);
  }

  /** The same limits with another size of the hash table. */
  public Limits withHashBytes(long bytes) {
    return new Limits(
        clockStart,
        turnMillis,
        leftMillis,
        incrementMillis,
        maxDepth,
        maxNodes,
        maxMemory,
        bytes,
        threads,
        strength);
  }

  /** The same limits with another memory of the whole process. */
  public Limits withMaxMemory(long bytes) {
    return new Limits(
        clockStart,
        turnMillis,
        leftMillis,
        incrementMillis,
        maxDepth,
        maxNodes,
        bytes,
        hashBytes,
        threads,
        strength);
  }

  /** The same limits with another number of threads. */
  public Limits withThreads(int number) {
    return new Limits(
        clockStart,
        turnMillis,
        leftMillis,
        incrementMillis,
        maxDepth,
        maxNodes,
        maxMemory,
        hashBytes,
        number,
        strength);
  }

  /** The nodes that both limits allow, the one on nodes and the one on strength. */
  long nodesAllowed() {
    long most = maxNodes == UNLIMITED ? Long.MAX_VALUE : maxNodes;
    if (strength >= FULL_STRENGTH) {
      return most;
    }
    return Math.min(
        most, (long) (WEAKEST_NODES * Math.pow(NODES_A_PERCENT, Math.max(0, strength))));
  }
}
