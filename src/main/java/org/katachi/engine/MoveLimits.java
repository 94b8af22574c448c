package org.katachi.engine;

/**
 * The limits of the search for one move. Immutable; a manager may send others while the engine
 * searches.
 *
 * @param clockStart when the clock of this turn started, in the nanoseconds of {@link
 *     System#nanoTime}
 * @param turnMillis the time for this turn in milliseconds; 0 asks for a move as fast as possible
 * @param leftMillis the time left for the whole game in milliseconds, may be negative; {@link
 *     #UNLIMITED} for no limit
 * @param incrementMillis the time added to the game's clock after each move, in milliseconds,
 *     {@link #UNLIMITED} at most
 * @param maxDepth the deepest iteration in plies; {@link #UNLIMITED} for no limit
 * @param maxNodes the most nodes to search; {@link #NO_LIMIT} for no limit
 * @param maxMemory the memory of the whole process in bytes; {@link #NO_LIMIT} for no limit
 * @param hashBytes the size of the transposition table in bytes; {@link #NO_LIMIT} leaves it to the
 *     engine
 * @param threads the number of threads to search with
 * @param strength the playing strength in percent, {@link #FULL_STRENGTH} at most
 */
public record MoveLimits(
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

  /** No limit of times and depth, as in the protocol. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /**
   * No limit of nodes or bytes. Of these {@link #UNLIMITED} is a limit like others: a manager may
   * allow 2147483647 bytes.
   */
  public static final long NO_LIMIT = Long.MAX_VALUE;

  /** The most threads that a search can be asked for. */
  public static final int MAX_THREADS = 256;

  /** In percent: no handicap. */
  public static final int FULL_STRENGTH = 100;

  /** The nodes of a search at strength 0. */
  private static final int NODES_AT_STRENGTH_0 = 600;

  /** Each percent of strength multiplies the nodes by this: 18 million at 99 percent. */
  private static final double NODES_GROWTH_PER_PERCENT = 1.11;

  /** What a builder starts from, for tests. */
  static MoveLimits none() {
    return builder().build();
  }

  /**
   * A builder that starts without a limit, with one thread and full strength; the clock starts now.
   */
  public static Builder builder() {
    return new Builder();
  }

  /** The most nodes that both {@code maxNodes} and {@code strength} allow. */
  long nodeLimit() {
    if (strength >= FULL_STRENGTH) {
      return maxNodes;
    }
    double handicap =
        NODES_AT_STRENGTH_0 * Math.pow(NODES_GROWTH_PER_PERCENT, Math.max(0, strength));
    return Math.min(maxNodes, (long) handicap);
  }

  /**
   * Half of the nodes, and half of the time that is planned for the move.
   *
   * @param overheadMillis the move overhead in milliseconds; the search of the half takes it off
   */
  MoveLimits half(int overheadMillis) {
    long half = TimeManager.of(this, overheadMillis).softMillis() / 2;
    return toBuilder()
        .turnMillis(hasClock() ? half + Math.min(overheadMillis, half) : UNLIMITED)
        .leftMillis(UNLIMITED)
        .incrementMillis(0)
        .maxNodes(halfNodes())
        .build();
  }

  /** The time that is left after a {@link #half}, and the other half of the nodes. */
  MoveLimits rest() {
    return toBuilder().maxNodes(halfNodes()).build();
  }

  private long halfNodes() {
    return maxNodes == NO_LIMIT ? NO_LIMIT : maxNodes / 2;
  }

  /** The same for another strength. */
  MoveLimits withStrength(int percent) {
    return toBuilder().strength(percent).build();
  }

  private Builder toBuilder() {
    return builder()
        .clockStart(clockStart)
        .turnMillis(turnMillis)
        .leftMillis(leftMillis)
        .incrementMillis(incrementMillis)
        .maxDepth(maxDepth)
        .maxNodes(maxNodes)
        .maxMemory(maxMemory)
        .hashBytes(hashBytes)
        .threads(threads)
        .strength(strength);
  }

  /** Whether the turn or the game has a time limit. */
  boolean hasClock() {
    return turnMillis != UNLIMITED || leftMillis != UNLIMITED;
  }

  /** Sets limits by name; the others stay unlimited. */
  public static final class Builder {

    private long clockStart = System.nanoTime();
    private long turnMillis = UNLIMITED;
    private long leftMillis = UNLIMITED;
    private long incrementMillis;
    private int maxDepth = UNLIMITED;
    private long maxNodes = NO_LIMIT;
    private long maxMemory = NO_LIMIT;
    private long hashBytes = NO_LIMIT;
    private int threads = 1;
    private int strength = FULL_STRENGTH;

    private Builder() {}

    public Builder clockStart(long nanoTime) {
      clockStart = nanoTime;
      return this;
    }

    public Builder turnMillis(long millis) {
      turnMillis = millis;
      return this;
    }

    public Builder leftMillis(long millis) {
      leftMillis = millis;
      return this;
    }

    public Builder incrementMillis(long millis) {
      incrementMillis = millis;
      return this;
    }

    public Builder maxDepth(int plies) {
      maxDepth = plies;
      return this;
    }

    public Builder maxNodes(long nodes) {
      maxNodes = nodes;
      return this;
    }

    public Builder maxMemory(long bytes) {
      maxMemory = bytes;
      return this;
    }

    public Builder hashBytes(long bytes) {
      hashBytes = bytes;
      return this;
    }

    public Builder threads(int count) {
      threads = count;
      return this;
    }

    public Builder strength(int percent) {
      strength = percent;
      return this;
    }

    public MoveLimits build() {
      return new MoveLimits(
          clockStart,
          turnMillis,
          leftMillis,
          incrementMillis,
          maxDepth,
          maxNodes,
          maxMemory,
          hashBytes,
          threads,
          strength);
    }
  }
}
