package org.katachi.tournament.live;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The pages that listen. */
final class EventStreams {

  private static final int MOST = 32;

  private final Feed feed;
  private final String run;
  private final Outlets outlets;
  private final Set<EventStream> open = ConcurrentHashMap.newKeySet();

  /** No page listens yet. */
  EventStreams(Feed feed, String run, Outlets outlets) {
    this.feed = feed;
    this.run = run;
    this.outlets = outlets;
  }

  /** Whether there are as many as may be. */
  boolean areFull() {
    return size() >= MOST;
  }

  /** How many there are. */
  int size() {
    return open.size();
  }

  /** Whether somebody listens. */
  boolean areOpen() {
    return !open.isEmpty();
  }

  /**
   * Writes to a page until the end, or until it is gone. The page listens until it has been told
   * that no more comes: the server does not cut it off before.
   *
   * @param position the id of the last event that the page knows, empty if it knows none
   */
  void write(String position, OutputStream out) throws IOException, InterruptedException {
    outlets.write(out, outlet -> write(position, new EventStream(feed, run, outlet), out));
  }

  private void write(String position, EventStream stream, OutputStream out)
      throws IOException, InterruptedException {
    open.add(stream);
    try (out) {
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
}
