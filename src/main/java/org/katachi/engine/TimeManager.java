package org.katachi.engine;

import java.util.concurrent.TimeUnit;

/**
 * How long to think, planned from the limits of a turn.
 *
 * @param hardMillis after so many milliseconds of the turn's clock the move must be on its way
 * @param softMillis after so many no further iteration is begun, as a rule
 */
record TimeManager(long hardMillis, long softMillis) {

  /**
   * What the way of a move may take by default: the pipe, a referee that polls every 10 ms, a pause
   * of the JVM.
   */
  static final int USUAL_OVERHEAD_MILLIS = 30;

  /** A turn without time is answered within 50 ms, overhead included. */
  private static final long NO_TIME_MILLIS = 20;

  /** The overhead takes no more than this share of a short turn. */
  private static final double GREATEST_OVERHEAD = 0.5;

  /** A game is planned to go on for so many more moves of one's own. */
  private static final int MOVES_TO_GO = 25;

  /** So many shares of the time that is left a move may take as a rule, and so many at the most. */
  private static final int USUAL_SHARES = 2;

  private static final int GREATEST_SHARES = 4;

  /**
   * After this part of the most that a move may take as a rule no iteration is begun: it would not
   * end, and the time is better saved. Where nothing can be saved, even half an iteration is worth
   * its time.
   */
  private static final double LATEST_START = 0.45;

  /**
   * Where the position has turned out worse there may be something to be found: an iteration may
   * begin later by this part for each point of the evaluation.
   */
  private static final double LATER_FOR_A_FALL = 0.012;

  /** A fall that is deeper than this counts no more: little can be found. */
  private static final int GREATEST_FALL = 100;

  static TimeManager of(Limits limits, int overheadMillis) {
    if (limits.turnMillis() == 0) {
      return new TimeManager(NO_TIME_MILLIS, NO_TIME_MILLIS);
    }
    long left = Math.max(0, limits.leftMillis());
    long hard = lessOverhead(Math.min(limits.turnMillis(), left), overheadMillis);
    if (limits.leftMillis() == Limits.UNLIMITED) {
      return new TimeManager(hard, hard);
    }
    long share = left / MOVES_TO_GO + limits.incrementMillis();
    long usual = USUAL_SHARES * share;
    return new TimeManager(
        Math.min(hard, GREATEST_SHARES * share),
        usual >= hard ? hard : (long) (usual * LATEST_START));
  }

  /**
   * The time at which the move must be on its way, in the nanoseconds of {@link System#nanoTime}.
   */
  long hardDeadline(long clockStart) {
    return clockStart + TimeUnit.MILLISECONDS.toNanos(hardMillis);
  }

  /**
   * The time after which no iteration is begun.
   *
   * @param fall by how much the position turned out worse in the last iteration
   */
  long softDeadline(long clockStart, int fall) {
    int counted = Math.max(0, Math.min(GREATEST_FALL, fall));
    long millis = (long) (softMillis * (1 + counted * LATER_FOR_A_FALL));
    return clockStart + TimeUnit.MILLISECONDS.toNanos(Math.min(hardMillis, millis));
  }

  private static long lessOverhead(long millis, int overheadMillis) {
    return millis - Math.min(overheadMillis, (long) (millis * GREATEST_OVERHEAD));
  }
}
