package org.katachi.engine;

import java.util.concurrent.TimeUnit;

/**
 * What a move costs on the manager's clock beyond the brain's own measure: the pipe, a busy
 * machine, a manager that looks for the move only now and then. It is learned from the times left
 * that the manager sends.
 *
 * <p>The estimate is the second largest lag of the last moves and a quarter more. A manager that
 * polls charges almost its whole period for the quick moves of a player short of time, so the mean
 * would be too small. The largest may be chance, as the start of a process.
 */
public final class MoveLag {

  /** So many of the last samples count. */
  private static final int SAMPLES = 32;

  /** What may come is more than what was seen. */
  private static final double MARGIN = 1.25;

  /** In milliseconds; the oldest is replaced. */
  private final long[] samples = new long[SAMPLES];

  private int count;

  /** The time left at the last sample, {@link SearchLimits#UNLIMITED} if it is not known. */
  private long leftMillis = SearchLimits.UNLIMITED;

  /** The own measure of the searches since then. */
  private long usedNanos;

  private int searches;

  /**
   * The manager has sent the time left, while nothing is searched.
   *
   * @param incrementMillis the time that its clock has got for each move since the last time
   */
  public void timeLeft(long millis, long incrementMillis) {
    if (searches > 0 && leftMillis < SearchLimits.UNLIMITED) {
      long charged = leftMillis - millis + searches * incrementMillis;
      long lag = charged - TimeUnit.NANOSECONDS.toMillis(usedNanos);
      samples[count % SAMPLES] = Math.max(0, lag / searches);
      count++;
    }
    forgetTimeLeft();
    leftMillis = millis;
  }

  /** The next time left is compared with none, as in a new game. */
  public void forgetTimeLeft() {
    leftMillis = SearchLimits.UNLIMITED;
    usedNanos = 0;
    searches = 0;
  }

  /** A search has ended, which took so long by the own measure. */
  public void searched(long nanos) {
    usedNanos += nanos;
    searches++;
  }

  /** The lag of a move in milliseconds; 0 if there is none. */
  public long millis() {
    long largest = 0;
    long second = 0;
    for (long sample : samples) {
      second = Math.max(second, Math.min(largest, sample));
      largest = Math.max(largest, sample);
    }
    return (long) (second * MARGIN);
  }
}
