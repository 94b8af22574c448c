package org.katachi.web.server;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;

/** The tabs that the server knows, by their ids. */
final class TabSessions implements AutoCloseable {

  /** After a page is gone for so long, in milliseconds, its search ends. */
  static final long STOP_MILLIS = 10_000;

  /** After so long its engine goes. */
  static final long CLOSE_MILLIS = 300_000;

  /** More tabs than a person has; of those beyond it the one goes that was longest unused. */
  static final int MAX_SESSIONS = 100;

  private static final long SWEEP_MILLIS = 5_000;

  /** In the order of their last use. */
  private final Map<String, TabSession> sessions = new LinkedHashMap<>(16, 0.75f, true);

  private final Timer sweeper = new Timer("sweeper", true);

  TabSessions() {
    sweeper.schedule(sweepTask(), SWEEP_MILLIS, SWEEP_MILLIS);
  }

  private TimerTask sweepTask() {
    return new TimerTask() {
      @Override
      public void run() {
        sweep(now());
      }
    };
  }

  /** The present time in milliseconds, which no change of the clock moves. */
  static long now() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
  }

  /**
   * The tab of an id, a new one if it is not known.
   *
   * @throws IllegalArgumentException if it is no id
   */
  synchronized TabSession get(String id) {
    if (!id.matches("[0-9a-f]{32}")) {
      throw new IllegalArgumentException("session is not an id of 32 hexadecimal digits");
    }
    TabSession session = sessions.computeIfAbsent(id, unknown -> new TabSession(now()));
    if (sessions.size() > MAX_SESSIONS) {
      sessions.remove(sessions.keySet().iterator().next()).close();
    }
    return session;
  }

  /** Ends searches and engines whose pages are gone. */
  void sweep(long now) {
    for (TabSession session : all()) {
      long absent = session.absentMillis(now);
      if (absent > CLOSE_MILLIS) {
        session.closeEngine();
      } else if (absent > STOP_MILLIS) {
        session.stop();
      }
    }
  }

  private synchronized Collection<TabSession> all() {
    return List.copyOf(sessions.values());
  }

  @Override
  public void close() {
    sweeper.cancel();
    all().forEach(TabSession::close);
  }
}
