package org.katachi.tournament.live;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.katachi.tournament.play.PlayingTime;
import org.katachi.tournament.progress.ProgressEntry;

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
   * since then, which do not count in the time to go; zero while nothing is played.
   */
  private record Shown(String state, boolean grows, long at, ProgressEntry progress) {}

  private final PlayingTime time;
  private State state = State.RUNNING;
  private ProgressEntry progress;
  private boolean isLocked;
  private boolean grows;

  /** When the progress was told, by a clock that stands still in pauses. */
  private long at;

  /**
   * The tournament is played.
   *
   * @param time for how long
   */
  LiveStatus(PlayingTime time) {
    this.time = time;
  }

  /**
   * A button was pressed, which does nothing when the end is near.
   *
   * @param effect on the games, in one step with the state
   */
  synchronized void press(State next, Runnable effect) {
    if (!isLocked && (state == State.RUNNING || state == State.PAUSED)) {
      effect.run();
      state = next;
    }
  }

  /** Buttons do nothing any more. */
  synchronized void lock() {
    isLocked = true;
  }

  /** All was played, or a test was decided. */
  synchronized void showEnd() {
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
    at = System.currentTimeMillis() - pausedMillis();
  }

  private long pausedMillis() {
    return TimeUnit.NANOSECONDS.toMillis(time.pausedNanos());
  }

  /** Tells pages what has changed. */
  synchronized void publish(EventBuffer events) {
    long shownAt = state == State.RUNNING ? at + pausedMillis() : 0;
    events.put(
        "status",
        "status",
        new Shown(state.name().toLowerCase(Locale.ROOT), grows, shownAt, progress));
  }
}
