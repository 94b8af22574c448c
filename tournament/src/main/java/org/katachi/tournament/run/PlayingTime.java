package org.katachi.tournament.run;

import java.util.function.LongSupplier;

/** For how long a tournament has been played, without its pauses. Used by several threads. */
public final class PlayingTime {

  private final LongSupplier clock;
  private final long beginNanos;
  private long pausedNanos;
  private long pauseBeginNanos;
  private boolean isPaused;

  /** It begins now. */
  PlayingTime() {
    this(System::nanoTime);
  }

  /** By a clock that counts nanoseconds. */
  PlayingTime(LongSupplier clock) {
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
    long now = isPaused ? pauseBeginNanos : clock.getAsLong();
    return now - beginNanos - pausedNanos;
  }
}
