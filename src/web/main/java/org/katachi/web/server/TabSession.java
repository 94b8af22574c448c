package org.katachi.web.server;

import java.util.Map;
import org.katachi.web.EngineTask;
import org.katachi.web.WebApi;

/**
 * A tab of a browser: its events and its engine. The engine is made when it is first needed. Safe
 * for use by several threads.
 */
final class TabSession implements WebApi.TaskRunner {

  private EventStream stream;
  private EngineWorker worker;
  private long lastSeen;

  /** A tab that was seen at a time in milliseconds. */
  TabSession(long now) {
    lastSeen = now;
  }

  /**
   * A new stream of events. A page has one: the one before is closed, and its task ends, since a
   * page that is loaded again doesn't know of it. A page asks again for all that it wants.
   */
  synchronized EventStream connect() {
    stop();
    if (stream != null) {
      stream.close();
    }
    stream = new EventStream();
    return stream;
  }

  /** The page of a stream is gone. */
  synchronized void disconnect(EventStream gone, long now) {
    if (stream == gone) {
      stream = null;
      lastSeen = now;
    }
  }

  @Override
  public synchronized void begin(EngineTask task) {
    if (worker == null) {
      worker = new EngineWorker(this::send);
    }
    worker.begin(task);
  }

  @Override
  public synchronized void stop(long number) {
    if (worker != null) {
      worker.stop(number);
    }
  }

  synchronized void stop() {
    if (worker != null) {
      worker.stop();
    }
  }

  private synchronized void send(String name, String key, Map<String, Object> data) {
    if (stream != null) {
      stream.send(name, key, data);
    }
  }

  /** For how long no page has listened, in milliseconds; 0 while one does. */
  synchronized long absentMillis(long now) {
    return stream == null ? now - lastSeen : 0;
  }

  /** Ends the engine and gives up its memory; the next task makes a new one. */
  synchronized void closeEngine() {
    if (worker != null) {
      worker.close();
      worker = null;
    }
  }

  /** Whether there is an engine, for tests. */
  synchronized boolean hasEngine() {
    return worker != null;
  }

  synchronized void close() {
    closeEngine();
    if (stream != null) {
      stream.close();
    }
  }
}
