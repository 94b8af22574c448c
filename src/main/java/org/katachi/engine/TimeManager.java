package org.katachi.engine;

import java.util.concurrent.TimeUnit;

/**
 * The time for one move, planned from its limits.
 *
 * @param hardMillis the hard limit: after this many milliseconds of the turn's clock the search
 *     ends at once
 * @param softMillis the soft limit: after this many no further iteration starts, unless the score
 *     has dropped
 */
record TimeManager(long hardMillis, long softMillis) {

  /**
   * The default move overhead in milliseconds: the pipe, a referee that polls every 10 ms, a pause
   * of the JVM.
   */
  static final int DEFAULT_OVERHEAD_MILLIS = 30;

  /**
   * Both limits in milliseconds for a turn without time: with the default overhead the answer comes
   * within 50 ms.
   */
  private static final long NO_TIME_MILLIS = 20;

  /** The overhead takes at most this fraction of the turn, so that a short turn has some time. */
  private static final double MAX_OVERHEAD_FRACTION = 0.5;

  /**
   * The reserve for the lag of all moves to come takes at most this fraction of the remaining time,
   * since few games fill the board.
   */
  private static final double MAX_RESERVE_FRACTION = 0.95;

  /** The remaining time is divided by this many own moves; one part is a share. */
  private static final int MOVES_TO_GO = 25;

  /** The optimum time in shares: each further move has less time, but the game may end sooner. */
  private static final int OPTIMUM_SHARES = 2;

  /** The hard limit in shares: an iteration that has started may run over the optimum time. */
  private static final int MAX_SHARES = 4;

  /**
   * The soft limit as a fraction of the optimum time: an iteration that starts later would most
   * likely not finish, and the game's clock keeps the time. If the clock can keep nothing, there is
   * no soft limit, for even half an iteration can find a better move.
   */
  private static final double SOFT_FRACTION = 0.45;

  /**
   * The soft limit grows by this fraction for each point of a score drop: a better move may still
   * be found.
   */
  private static final double EXTENSION_PER_POINT = 0.012;

  /** The largest score drop that counts, in points: beyond it the position is most likely lost. */
  private static final int MAX_SCORE_DROP = 100;

  /**
   * Plans the time for a move.
   *
   * @param overheadMillis what is kept back of a turn; if the lag is more, that is kept back
   * @param movesLeft the most moves that the side to move can still play
   */
  static TimeManager of(SearchLimits limits, int overheadMillis, int movesLeft) {
    long left = lessReserve(limits, movesLeft);
    long overhead = Math.max(overheadMillis, limits.lagMillis());
    if (limits.turnMillis() == 0) {
      long millis = Math.min(NO_TIME_MILLIS, lessOverhead(left, overhead));
      return new TimeManager(millis, millis);
    }
    long available = lessOverhead(Math.min(limits.turnMillis(), left), overhead);
    if (limits.leftMillis() == SearchLimits.UNLIMITED) {
      return new TimeManager(available, available);
    }
    long share = left / MOVES_TO_GO + limits.incrementMillis();
    long optimum = OPTIMUM_SHARES * share;
    long soft = optimum >= available ? available : (long) (optimum * SOFT_FRACTION);
    return new TimeManager(Math.min(available, MAX_SHARES * share), soft);
  }

  /** The hard limit as a time in the nanoseconds of {@link System#nanoTime}. */
  long hardDeadline(long clockStart) {
    return clockStart + TimeUnit.MILLISECONDS.toNanos(hardMillis);
  }

  /**
   * The soft limit as a time in the nanoseconds of {@link System#nanoTime}.
   *
   * @param scoreDrop by how much the last iteration's score is below that of the one before
   */
  long softDeadline(long clockStart, int scoreDrop) {
    int points = Math.max(0, Math.min(MAX_SCORE_DROP, scoreDrop));
    long extended = (long) (softMillis * (1 + points * EXTENSION_PER_POINT));
    return clockStart + TimeUnit.MILLISECONDS.toNanos(Math.min(hardMillis, extended));
  }

  /** The time left for thinking, if each move to come is charged with the lag. */
  private static long lessReserve(SearchLimits limits, int movesLeft) {
    long left = Math.max(0, limits.leftMillis());
    if (limits.leftMillis() == SearchLimits.UNLIMITED) {
      return left;
    }
    long lag = Math.max(0, limits.lagMillis() - limits.incrementMillis());
    return left - Math.min(movesLeft * lag, (long) (left * MAX_RESERVE_FRACTION));
  }

  private static long lessOverhead(long millis, long overheadMillis) {
    return millis - Math.min(overheadMillis, (long) (millis * MAX_OVERHEAD_FRACTION));
  }
}
