package org.katachi.tournament.play;

import java.util.function.LongSupplier;

/** For how long a tournament has been played, without its pauses. Used by several threads. */
public final class PlayingTime {

  private final LongSupplier clock;
  private final long beginNanos;
  private long pausedNanos;
  private long pauseBeginNanos;
  private boolean isPaused;

  /**
   * It begins now.
   *
   * @param clock counts nanoseconds
   */
  public PlayingTime(LongSupplier clock) {
    this.clock = clock;
    beginNanos = clock.getAsLong();
  }

  /** A pause begins, unless there is one. */
  public synchronized void pause() {
    if (!isPaused) {
      isPaused = true;
      pauseBeginNanos = clock.getAsLong();
    }
  }

  /** The pause, if there is one, ends. */
  public synchronized void resume() {
    if (isPaused) {
      isPaused = false;
      pausedNanos += clock.getAsLong() - pauseBeginNanos;
    }
  }

  /** How long, in nanoseconds. */
  public synchronized long nanos() {
    long now = clock.getAsLong();
    return now - beginNanos - pausedUntil(now);
  }

  /** How long all pauses were together, the present one until now, in nanoseconds. */
  public synchronized long pausedNanos() {
    return pausedUntil(clock.getAsLong());
  }

  private long pausedUntil(long now) {
    return pausedNanos + (isPaused ? now - pauseBeginNanos : 0);
  }
}
