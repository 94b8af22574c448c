package org.katachi.tournament.play;

import java.time.Duration;

/**
 * Who plays, and how much.
 *
 * @param name what the worker is called
 * @param machine what it runs on, in words; empty if it is this machine
 * @param concurrency how many games it plays at once
 * @param games how many it has played
 * @param time for how long it has played, if that is known without pauses
 * @param silence for how long nothing was heard of it
 */
public record WorkerStatus(
    String name, String machine, int concurrency, long games, Duration time, Duration silence) {

  private static final double MILLIS_PER_HOUR = 3_600_000;

  /** Games an hour, since it has begun. */
  public double rate() {
    return games == 0 ? 0 : games * MILLIS_PER_HOUR / Math.max(1, time.toMillis());
  }
}
