package org.katachi.tournament.live;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** The pages that listen. */
final class EventStreams {

  private static final int MOST = 32;

  private final Feed feed;
  private final String run;
  private final long patienceNanos;
  private final Set<EventStream> open = ConcurrentHashMap.newKeySet();

  /**
   * No page listens yet.
   *
   * @param patienceMillis how long a page may take nothing before it is dropped
   */
  EventStreams(Feed feed, String run, long patienceMillis) {
    this.feed = feed;
    this.run = run;
    patienceNanos = TimeUnit.MILLISECONDS.toNanos(patienceMillis);
  }

  /** Whether there are as many as may be. */
  boolean areFull() {
    return open.size() >= MOST;
  }

  /** Whether somebody listens. */
  boolean areOpen() {
    return !open.isEmpty();
  }

  /**
   * Writes to a page until the end, or until it is gone.
   *
   * @param position the id of the last event that the page knows, empty if it knows none
   */
  void write(String position, OutputStream out) throws IOException, InterruptedException {
    EventStream stream = new EventStream(feed, run, out);
    open.add(stream);
    try {
      int colon = position.indexOf(':');
      if (position.isEmpty()) {
        stream.write(Feed.NOTHING);
      } else if (colon > 0 && position.substring(0, colon).equals(run)) {
        stream.write(number(position.substring(colon + 1)));
      } else {
        stream.reload();
      }
    } finally {
      open.remove(stream);
    }
  }

  private static long number(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      return Feed.NOTHING;
    }
  }

  /** Drops pages that take nothing. */
  void dropStalled() {
    open.forEach(stream -> stream.dropIfStalled(patienceNanos));
  }
}
