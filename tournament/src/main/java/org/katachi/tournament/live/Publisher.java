package org.katachi.tournament.live;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.katachi.tournament.log.LoggedGame;
import org.katachi.tournament.report.GrowingReport;
import org.katachi.tournament.report.LiveFrame;

/**
 * Adds games that have ended to the report, and tells pages what has changed, all by a thread of
 * its own. While no page listens it does the first alone.
 */
final class Publisher {

  /** What else is told, a few times a second. */
  interface Source {
    void publish(Feed feed);
  }

  private static final Logger LOG = System.getLogger(Publisher.class.getName());

  private static final long TICK_MILLIS = 200;

  /** Tables are made anew after so long at the earliest. */
  private static final long TABLES_NANOS = TimeUnit.SECONDS.toNanos(1);

  /** And so many times as long as it takes to make them: of a long tournament, some seconds. */
  private static final long REST = 20;

  private final GrowingReport report;
  private final Feed feed;
  private final EventStreams streams;
  private final Source source;
  private final BlockingQueue<LoggedGame> games = new LinkedBlockingQueue<>();
  private final Thread thread = new Thread(this::run, "live page, tables");
  private volatile boolean isEnding;
  private boolean tablesAreOld = true;
  private long nextTablesNanos = System.nanoTime();

  Publisher(GrowingReport report, Feed feed, EventStreams streams, Source source) {
    this.report = report;
    this.feed = feed;
    this.streams = streams;
    this.source = source;
    thread.setDaemon(true);
  }

  void start() {
    thread.start();
  }

  /** Takes a game that has ended. From any thread. */
  void add(LoggedGame game) {
    games.add(game);
  }

  @SuppressWarnings("InterruptedExceptionSwallowed") // Nobody interrupts this thread.
  private void run() {
    boolean isLast = false;
    while (!isLast) {
      try {
        isLast = isEnding;
        take(games.poll(TICK_MILLIS, TimeUnit.MILLISECONDS));
        if (streams.areOpen() || isLast) {
          source.publish(feed);
          publishTables(isLast);
        }
        streams.dropStalled();
      } catch (IOException | InterruptedException | RuntimeException e) {
        LOG.log(Level.WARNING, "the live page misses something", e); // The tournament goes on.
      }
    }
  }

  private void take(LoggedGame first) {
    for (LoggedGame game = first; game != null; game = games.poll()) {
      synchronized (report) {
        feed.addGame(report.add(game));
      }
      tablesAreOld = true;
    }
  }

  private void publishTables(boolean isLast) throws IOException {
    long begin = System.nanoTime();
    if (!tablesAreOld || (begin < nextTablesNanos && !isLast)) {
      return;
    }
    Map<String, String> parts;
    synchronized (report) {
      parts = report.parts();
    }
    parts.forEach(
        (id, html) ->
            feed.put("part " + id, "part", LiveStatus.json(Map.of("id", id, "html", html))));
    tablesAreOld = false;
    long end = System.nanoTime();
    nextTablesNanos = end + Math.max(TABLES_NANOS, REST * (end - begin));
  }

  /** The page as it is now, which comes again for what it does not show. From any thread. */
  String page(String run, String token) throws IOException {
    StringWriter html = new StringWriter();
    synchronized (report) {
      report.write(html, new LiveFrame(run, feed.version(), token));
    }
    return html.toString();
  }

  /** Tells the last, and ends. */
  void finish() throws InterruptedException {
    isEnding = true;
    thread.join();
  }
}
