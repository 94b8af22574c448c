package org.katachi.web.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.katachi.io.Json;

/**
 * The events for a page (server-sent events). An event that is not sent yet is replaced by a newer
 * one of its key, so that a slow page costs no memory.
 */
final class EventStream {

  /** Without events something is sent after so many milliseconds, to notice a page that is gone. */
  private static final long HEARTBEAT_MILLIS = 2_000;

  private static final String HEARTBEAT = ":\n\n";

  /** Has a permit when there is something to write. */
  private final Semaphore news = new Semaphore(0);

  /** Guarded by this. */
  private final Map<String, String> pending = new LinkedHashMap<>();

  /** Guarded by this. */
  private boolean closed;

  /**
   * Sends an event.
   *
   * @param name the event's name in the page
   * @param key tells apart the events of a name that do not replace each other
   */
  synchronized void send(String name, String key, Map<String, Object> data) {
    pending.put(name + key, "event: " + name + "\ndata: " + Json.write(data) + "\n\n");
    news.release();
  }

  /** Writes events until the stream is closed or the page is gone. */
  void writeTo(OutputStream out) throws IOException {
    out.write(HEARTBEAT.getBytes(StandardCharsets.UTF_8));
    out.flush();
    for (String events = next(); events != null; events = next()) {
      out.write(events.getBytes(StandardCharsets.UTF_8));
      out.flush();
    }
  }

  /** The next events, a heartbeat if there are none for some time, null at the end. */
  private String next() {
    try {
      // Whether anything has come is seen below; more than one call may have come together.
      if (news.tryAcquire(HEARTBEAT_MILLIS, TimeUnit.MILLISECONDS)) {
        news.drainPermits();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
    return take();
  }

  private synchronized String take() {
    if (closed) {
      return null;
    }
    String events = pending.isEmpty() ? HEARTBEAT : String.join("", pending.values());
    pending.clear();
    return events;
  }

  synchronized void close() {
    closed = true;
    news.release();
  }
}
