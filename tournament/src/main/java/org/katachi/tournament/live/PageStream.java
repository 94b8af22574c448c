package org.katachi.tournament.live;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.apache.commons.lang3.math.NumberUtils;

/**
 * Writes to one page what is new, as server-sent events: first all that stands, then what changes.
 * Made and used by a thread of its own.
 */
final class PageStream {

  /** Without news something is sent after so many milliseconds, to notice a page that is gone. */
  private static final long HEARTBEAT_MILLIS = 5_000;

  /** News are gathered for so long: an eye sees no more, and it bounds what a page costs. */
  private static final long REST_MILLIS = 200;

  private static final String EMPTY = "{}";

  private final EventBuffer feed;
  private final String run;
  private final ClientWriters.Outlet out;

  PageStream(EventBuffer feed, String run, ClientWriters.Outlet out) {
    this.feed = feed;
    this.run = run;
    this.out = out;
  }

  /**
   * Writes until nothing will be told any more.
   *
   * @param position the id of the last event that the page knows, empty if it knows none
   * @throws IOException if the page is gone
   */
  void write(String position) throws IOException, InterruptedException {
    String[] parts = position.split(":", 2);
    if (position.isEmpty()) {
      write(EventBuffer.NOTHING);
    } else if (parts.length == 2 && parts[0].equals(run)) {
      write(NumberUtils.toLong(parts[1], EventBuffer.NOTHING));
    } else {
      reload();
    }
  }

  /** Lets the page load itself anew: what it shows is another run's. */
  private void reload() throws IOException {
    send(event("reload", EMPTY));
  }

  private void write(long known) throws IOException, InterruptedException {
    EventBuffer.News news = feed.all(known);
    if (news.isComplete()) {
      send("retry: 1000\n" + event("hello", "{\"now\":" + System.currentTimeMillis() + "}"));
    }
    boolean isLast = false;
    while (news.isComplete() && !isLast) {
      send(news);
      TimeUnit.MILLISECONDS.sleep(REST_MILLIS);
      isLast = feed.isClosed();
      news = feed.after(news.version(), HEARTBEAT_MILLIS);
    }
    if (isLast) {
      send(news); // Though games be missing: there will be nothing to load.
    } else {
      reload();
    }
  }

  /** Without news a comment, which pages do not see. */
  private void send(EventBuffer.News news) throws IOException {
    StringBuilder text = new StringBuilder();
    news.standing().forEach(event -> text.append(event(event.name(), event.data())));
    for (EventBuffer.Event game : news.games()) {
      text.append("id: ").append(run).append(':').append(game.version()).append('\n');
      text.append(event(game.name(), game.data()));
    }
    send(text.isEmpty() ? ":\n\n" : text.toString());
  }

  private static String event(String name, String data) {
    return "event: " + name + "\ndata: " + data + "\n\n";
  }

  private void send(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }
}
