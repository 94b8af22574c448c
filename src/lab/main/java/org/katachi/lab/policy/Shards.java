package org.katachi.lab.policy;

import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that share work in a fixed number of parts, however many threads there are. */
final class Shards implements AutoCloseable {

  /** The number of parts. */
  static final int COUNT = 4;

  private final ExecutorService workers;

  Shards(int threads) {
    workers = Executors.newFixedThreadPool(threads);
  }

  /** A part of the work. */
  interface Task {
    void run(int shard);
  }

  /** Runs all parts, and waits for them. */
  void run(Task task) throws InterruptedIOException {
    List<Callable<Void>> parts = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      int shard = i;
      parts.add(
          () -> {
            task.run(shard);
            return null;
          });
    }
    try {
      for (Future<Void> done : workers.invokeAll(parts)) {
        done.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
