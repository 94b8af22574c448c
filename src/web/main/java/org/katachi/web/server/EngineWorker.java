package org.katachi.web.server;

import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;
import org.katachi.engine.EngineOptions;
import org.katachi.engine.SearchEngine;
import org.katachi.web.EngineTask;

/** A tab's engine with its thread. A new task ends the one before. */
final class EngineWorker implements AutoCloseable {

  private final SearchEngine engine = new SearchEngine(EngineOptions.defaults());
  private final ExecutorService thread;
  private final EngineTask.EventSink sink;

  /** Guarded by this. */
  private EngineTask latest;

  EngineWorker(EngineTask.EventSink sink) {
    this.sink = sink;
    thread =
        Executors.newSingleThreadExecutor(
            BasicThreadFactory.builder().namingPattern("engine").daemon().build());
  }

  /**
   * Begins a task; the one before it is stopped. Requests may overtake each other: a task with a
   * smaller number than the one before is out of date.
   */
  synchronized void begin(EngineTask task) {
    if (latest != null && task.number() < latest.number()) {
      return;
    }
    stop();
    // From here on the page hears nothing of the one before.
    latest = task;
    thread.execute(() -> run(task));
  }

  /** Ends a task, if it is the latest; the page still hears what it has found. */
  synchronized void stop(long number) {
    if (latest != null && latest.number() == number) {
      latest.stop();
    }
  }

  /** Ends the task that runs, if there is one. */
  synchronized void stop() {
    if (latest != null) {
      latest.stop();
    }
  }

  private void run(EngineTask task) {
    EngineTask.EventSink whileLatest =
        (name, key, data) -> {
          if (isLatest(task)) {
            sink.send(name, key, data);
          }
        };
    try {
      if (isLatest(task)) {
        task.run(engine, whileLatest);
      }
    } catch (RuntimeException | Error e) {
      whileLatest.send("fault", "", Map.of("task", task.number(), "error", String.valueOf(e)));
    }
  }

  private synchronized boolean isLatest(EngineTask task) {
    return latest == task;
  }

  @Override
  public void close() {
    stop();
    thread.execute(engine::close);
    thread.shutdown();
  }
}
