package org.katachi.tournament.match;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Takes the times of one game. */
final class Stopwatch {

  private final List<Duration> starts = new ArrayList<>();
  private Instant began = Instant.EPOCH;
  private long beganNanos;
  private long lastNanos;

  void begin() {
    began = Instant.now();
    beganNanos = System.nanoTime();
    lastNanos = beganNanos;
  }

  /** The next player has been started, or has failed in that. */
  void started() {
    long now = System.nanoTime();
    starts.add(Duration.ofNanos(now - lastNanos));
    lastNanos = now;
  }

  GameTimes end() {
    return new GameTimes(
        began,
        starts.get(0),
        starts.size() > 1 ? starts.get(1) : Duration.ZERO,
        Duration.ofNanos(System.nanoTime() - beganNanos));
  }
}
