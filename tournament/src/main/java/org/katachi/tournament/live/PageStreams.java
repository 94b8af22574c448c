package org.katachi.tournament.live;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicInteger;

/** The pages that listen. */
final class PageStreams {

  private static final int MOST = 32;

  private final EventBuffer feed;
  private final String run;
  private final ClientWriters outlets;
  private final AtomicInteger open = new AtomicInteger();

  /**
   * No page listens yet.
   *
   * @param run tells this run of the manager from others at the same address
   */
  PageStreams(EventBuffer feed, String run, ClientWriters outlets) {
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
    return open.get();
  }

  /**
   * Writes to a page until the end, or until it is gone. The page listens until it has been told
   * that no more comes: the server does not cut it off before.
   *
   * @param position the id of the last event that the page knows, empty if it knows none
   */
  void write(String position, OutputStream out) throws IOException, InterruptedException {
    open.incrementAndGet();
    try (ClientWriters.Outlet outlet = outlets.open(out)) {
      new PageStream(feed, run, outlet).write(position);
    } finally {
      open.decrementAndGet();
    }
  }
}
