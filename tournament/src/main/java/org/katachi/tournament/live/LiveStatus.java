package org.katachi.tournament.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.katachi.tournament.console.ProgressEntry;
import org.katachi.tournament.run.WorkerStatus;

/** How a tournament stands, beside its games and tables. Used by several threads. */
final class LiveStatus {

  /** What the tournament does. */
  enum State {
    RUNNING,
    PAUSED,
    STOPPING,
    STOPPED,
    ENDED
  }

  /**
   * What pages are told of it; {@code at} is when, in milliseconds since 1970, later by the pauses
   * since then, which do not count in the time to go.
   */
  private record Told(String state, boolean grows, long at, ProgressEntry progress) {}

  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  private record ToldWorker(
      String name, String machine, int concurrency, long games, long rate, long silentSeconds) {}

  /** A worker of which nothing was heard for so many seconds is told to be silent. */
  private static final long SILENT_SECONDS = 20;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final LongSupplier clock;
  private State state = State.RUNNING;
  private ProgressEntry progress;
  private boolean isLocked;
  private boolean grows;
  private long at;
  private long pausedAt;

  /** The tournament is played. */
  LiveStatus() {
    this(System::currentTimeMillis);
  }

  /** By a clock that counts milliseconds since 1970. */
  LiveStatus(LongSupplier clock) {
    this.clock = clock;
  }

  /**
   * A button was pressed, which does nothing when the end is near.
   *
   * @param effect on the games, in one step with the state
   */
  synchronized void press(State next, Runnable effect) {
    if (!isLocked && (state == State.RUNNING || state == State.PAUSED)) {
      effect.run();
      countPause(next);
      state = next;
    }
  }

  private void countPause(State next) {
    if (state == State.RUNNING && next == State.PAUSED) {
      pausedAt = clock.getAsLong();
    } else if (state == State.PAUSED && next == State.RUNNING) {
      at += clock.getAsLong() - Math.max(pausedAt, at);
    }
  }

  /** Buttons do nothing any more. */
  synchronized void lock() {
    isLocked = true;
  }

  /** All was played, or a test was decided. */
  synchronized void tellEnd() {
    state = State.ENDED;
  }

  /** No more games are played; if that was not the end, the tournament was stopped. */
  synchronized void close() {
    if (state != State.ENDED) {
      state = State.STOPPED;
    }
  }

  /** Whether a page has stopped it. */
  synchronized boolean isStopping() {
    return state == State.STOPPING;
  }

  /** Takes how far it is. */
  synchronized void set(ProgressEntry entry, boolean mayGrow) {
    progress = entry;
    grows = mayGrow;
    at = clock.getAsLong();
  }

  /** Tells pages what has changed. */
  synchronized void publish(Feed feed) {
    feed.put(
        "status",
        "status",
        json(new Told(state.name().toLowerCase(Locale.ROOT), grows, at, progress)));
  }

  /** Tells pages of the workers. */
  static void publish(List<WorkerStatus> workers, Feed feed) {
    feed.put("workers", "workers", json(workers.stream().map(LiveStatus::told).toList()));
  }

  /** The names of those that are silent. */
  static Set<String> silent(List<WorkerStatus> workers) {
    return workers.stream()
        .filter(worker -> silentSeconds(worker) > 0)
        .map(WorkerStatus::name)
        .collect(Collectors.toSet());
  }

  private static ToldWorker told(WorkerStatus worker) {
    return new ToldWorker(
        worker.name(),
        worker.machine(),
        worker.concurrency(),
        worker.games(),
        Math.round(worker.rate()),
        silentSeconds(worker));
  }

  /** In steps, so that not every second has its event. */
  private static long silentSeconds(WorkerStatus worker) {
    return worker.silence().toSeconds() / SILENT_SECONDS * SILENT_SECONDS;
  }

  static String json(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a record can always be written", e);
    }
  }
}
