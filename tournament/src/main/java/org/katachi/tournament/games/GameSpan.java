package org.katachi.tournament.games;

import java.time.Duration;
import java.time.Instant;

/** When a game was played. */
public record GameSpan(Instant began, Instant ended) {

  private static final double NANOS_PER_MILLI = 1e6;

  static GameSpan of(Instant began, double millis) {
    return new GameSpan(began, began.plusNanos(Math.round(millis * NANOS_PER_MILLI)));
  }

  /** How long it is. */
  public Duration length() {
    return Duration.between(began, ended);
  }
}
