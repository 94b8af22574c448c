package org.katachi.engine;

import java.util.Set;
import org.katachi.board.Point;

/**
 * What a search is asked for: its limits, and the moves and lines that are wanted. Immutable; a
 * manager may send other limits while the engine searches.
 *
 * @param clockStart when the clock of this turn started, in the nanoseconds of {@link
 *     System#nanoTime}
 * @param maxMillis the time after which the search ends, in milliseconds from the clock's start;
 *     {@link #NO_LIMIT} for no limit. Unlike a turn's, it is used up: it keeps back no overhead and
 *     plays no easy move
 * @param turnMillis the time for this turn in milliseconds; 0 asks for a move as fast as possible
 * @param leftMillis the time left for the whole game in milliseconds, may be negative; {@link
 *     #UNLIMITED} for no limit
 * @param incrementMillis the time added to the game's clock after each move, in milliseconds,
 *     {@link #UNLIMITED} at most
 * @param lagMillis what a move costs on the manager's clocks beyond the own measure, in
 *     milliseconds
 * @param maxDepth the deepest iteration in plies; {@link #UNLIMITED} for no limit
 * @param maxNodes the most nodes to search; {@link #NO_LIMIT} for no limit
 * @param maxMemory the memory of the whole process in bytes; {@link #NO_LIMIT} for no limit
 * @param hashBytes the size of the transposition table in bytes; {@link #NO_LIMIT} leaves it to the
 *     engine
 * @param threads the number of threads to search with
 * @param strength the playing strength in percent, {@link #FULL_STRENGTH} at most
 * @param lines the number of best lines of an analysis, at least one
 * @param excluded moves that are left out, unless there are no others; points off the board do not
 *     matter
 */
public record SearchLimits(
    long clockStart,
    long maxMillis,
    long turnMillis,
    long leftMillis,
    long incrementMillis,
    long lagMillis,
    int maxDepth,
    long maxNodes,
    long maxMemory,
    long hashBytes,
    int threads,
    int strength,
    int lines,
    Set<Point> excluded) {

  public SearchLimits {
    excluded = Set.copyOf(excluded);
  }

  /** No limit of times and depth, as in the protocol. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /**
   * No limit of nodes or bytes. Of these {@link #UNLIMITED} is a limit like others: a manager may
   * allow 2147483647 bytes.
   */
  public static final long NO_LIMIT = Long.MAX_VALUE;

  /** The most threads that a search can be asked for. */
  public static final int MAX_THREADS = 256;

  /** In percent: the best play. */
  public static final int FULL_STRENGTH = 100;

  /** The nodes of a search at strength 0. */
  private static final int NODES_AT_STRENGTH_0 = 600;

  /** Each percent of strength multiplies the nodes by this: 18 million at 99 percent. */
  private static final double NODES_GROWTH_PER_PERCENT = 1.11;

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
    double nodes = NODES_AT_STRENGTH_0 * Math.pow(NODES_GROWTH_PER_PERCENT, Math.max(0, strength));
    return Math.min(maxNodes, (long) nodes);
  }

  /** A builder that starts with these limits. */
  public Builder toBuilder() {
    return builder()
        .clockStart(clockStart)
        .maxMillis(maxMillis)
        .turnMillis(turnMillis)
        .leftMillis(leftMillis)
        .incrementMillis(incrementMillis)
        .lagMillis(lagMillis)
        .maxDepth(maxDepth)
        .maxNodes(maxNodes)
        .maxMemory(maxMemory)
        .hashBytes(hashBytes)
        .threads(threads)
        .strength(strength)
        .lines(lines)
        .excluded(excluded);
  }

  /** Whether the turn or the game has a time limit, by which the time is planned. */
  boolean hasClock() {
    return turnMillis != UNLIMITED || leftMillis != UNLIMITED;
  }

  /** Sets limits by name; the others stay unlimited. */
  public static final class Builder {

    private long clockStart = System.nanoTime();
    private long maxMillis = NO_LIMIT;
    private long turnMillis = UNLIMITED;
    private long leftMillis = UNLIMITED;
    private long incrementMillis;
    private long lagMillis;
    private int maxDepth = UNLIMITED;
    private long maxNodes = NO_LIMIT;
    private long maxMemory = NO_LIMIT;
    private long hashBytes = NO_LIMIT;
    private int threads = 1;
    private int strength = FULL_STRENGTH;
    private int lines = 1;
    private Set<Point> excluded = Set.of();

    private Builder() {}

    public Builder clockStart(long nanoTime) {
      clockStart = nanoTime;
      return this;
    }

    public Builder maxMillis(long millis) {
      maxMillis = millis;
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

    public Builder lagMillis(long millis) {
      lagMillis = millis;
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

    public Builder lines(int count) {
      lines = count;
      return this;
    }

    public Builder excluded(Set<Point> points) {
      excluded = points;
      return this;
    }

    public SearchLimits build() {
      return new SearchLimits(
          clockStart,
          maxMillis,
          turnMillis,
          leftMillis,
          incrementMillis,
          lagMillis,
          maxDepth,
          maxNodes,
          maxMemory,
          hashBytes,
          threads,
          strength,
          lines,
          excluded);
    }
  }
}
