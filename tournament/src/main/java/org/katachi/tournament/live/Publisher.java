package org.katachi.tournament.live;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.report.GrowingReport;
import org.katachi.tournament.report.LiveFrame;

/**
 * Adds games that have ended to the report, and tells pages what has changed, all by a thread of
 * its own. While no page listens it does the first alone.
 */
final class Publisher {

  private interface Task {
    void run() throws IOException, InterruptedException;
  }

  private static final Logger LOG = System.getLogger(Publisher.class.getName());

  private static final long TICK_MILLIS = 200;

  /** Tables are made anew after so long at the earliest. */
  private static final long TABLES_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** And so many times as long as it takes to make them: the test of many workers takes seconds. */
  private static final long REST = 20;

  private final GrowingReport report;
  private final EventBuffer events;
  private final PageStreams streams;
  private final Runnable state;
  private final BlockingQueue<GameRecord> games = new LinkedBlockingQueue<>();

  /** By their tokens, until a game is added; belongs to the lock of the report. */
  private final Map<String, byte[]> pages = new HashMap<>();

  /** What has been logged; belongs to the thread. */
  private final Set<String> faults = new HashSet<>();

  private final Thread thread = new Thread(this::run, "live page, tables");
  private volatile boolean isEnding;
  private boolean tablesAreOld = true;
  private long nextTablesNanos = System.nanoTime();

  /**
   * A publisher that has not begun.
   *
   * @param state tells pages, a few times a second, of what else has changed
   */
  Publisher(GrowingReport report, EventBuffer events, PageStreams streams, Runnable state) {
    this.report = report;
    this.events = events;
    this.streams = streams;
    this.state = state;
    thread.setDaemon(true);
  }

  void start() {
    thread.start();
  }

  /** Takes a game that has ended. From any thread. */
  void add(GameRecord game) {
    games.add(game);
  }

  private void run() {
    boolean wasLast = false;
    while (!wasLast) {
      boolean isLast = isEnding;
      attempt("games", this::take);
      if (streams.size() > 0 || isLast) {
        attempt("the state", state::run);
        attempt("tables", () -> publishTables(isLast));
      }
      streams.dropStalled();
      wasLast = isLast;
    }
  }

  /** Whatever fails, the tournament and the other tasks go on; a fault is logged when it is new. */
  @SuppressWarnings("InterruptedExceptionSwallowed") // Nobody interrupts this thread.
  private void attempt(String what, Task task) {
    try {
      task.run();
    } catch (IOException | InterruptedException | RuntimeException | Error e) {
      if (faults.add(what + e.getClass())) {
        LOG.log(Level.WARNING, "the live page misses " + what, e);
      }
    }
  }

  private void take() throws InterruptedException {
    GameRecord first = games.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
    for (GameRecord game = first; game != null; game = games.poll()) {
      tablesAreOld = true;
      synchronized (report) {
        pages.clear();
        events.addGame(report.add(game));
      }
    }
  }

  private void publishTables(boolean isLast) {
    long begin = System.nanoTime();
    if (!tablesAreOld || (begin < nextTablesNanos && !isLast)) {
      return;
    }
    try {
      report // No lock: only this thread adds games.
          .parts()
          .forEach((id, html) -> events.put("part " + id, "part", Map.of("id", id, "html", html)));
      tablesAreOld = false;
    } finally {
      long end = System.nanoTime();
      nextTablesNanos = end + Math.max(TABLES_NANOS, REST * (end - begin));
    }
  }

  /**
   * The page with all games so far, which comes again for what it does not show. From any thread.
   *
   * @return none if the end is near: the last tables do not wait for it
   */
  Optional<byte[]> page(String run, String token) throws IOException {
    synchronized (report) {
      if (isEnding) {
        return Optional.empty();
      }
      if (!pages.containsKey(token)) {
        pages.put(token, made(new LiveFrame(run, events.version(), token)));
      }
      return Optional.of(pages.get(token));
    }
  }

  private byte[] made(LiveFrame frame) throws IOException {
    StringWriter html = new StringWriter();
    report.write(html, frame);
    return html.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Tells the last, and ends; the caller waits so long at most. */
  void finish(long millis) throws InterruptedException {
    isEnding = true;
    thread.join(millis);
  }
}
