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

  /** The game has ended; the first player to be started has black in the end, or the second. */
  GameTimes end(boolean firstIsBlack) {
    Duration first = starts.get(0);
    Duration second = starts.size() > 1 ? starts.get(1) : Duration.ZERO;
    return new GameTimes(
        began,
        Duration.ofNanos(System.nanoTime() - beganNanos),
        firstIsBlack ? first : second,
        firstIsBlack ? second : first);
  }
}
