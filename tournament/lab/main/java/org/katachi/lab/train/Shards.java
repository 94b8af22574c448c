package org.katachi.lab.train;

import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.katachi.lab.task.Threads;

/**
 * Threads that share work in a fixed number of parts, however many threads there are. The caller is
 * one of them.
 */
public final class Shards implements AutoCloseable {

  /** The number of parts, and the most threads that are of use. */
  public static final int COUNT = 4;

  private final ExecutorService helpers = Executors.newCachedThreadPool();
  private final int helperCount;

  /** Threads that have no work yet. */
  public Shards(int threads) {
    helperCount = Math.min(threads, COUNT) - 1;
  }

  /** A part of the work. */
  @FunctionalInterface
  public interface ShardTask {
    /** Does one part, from 0 to {@link #COUNT} - 1. */
    void run(int shard);
  }

  /** Where a shard of a number of things begins; the next shard's start is its end. */
  public static int start(int shard, int count) {
    return (int) ((long) count * shard / COUNT);
  }

  /** Runs all parts, and waits for them. */
  public void run(ShardTask task) throws InterruptedIOException {
    AtomicInteger next = new AtomicInteger();
    List<Future<?>> helping = new ArrayList<>();
    for (int i = 0; i < helperCount; i++) {
      helping.add(helpers.submit(() -> runNext(next, task)));
    }
    try {
      runNext(next, task);
    } finally {
      for (Future<?> done : helping) { // They write where the caller will read.
        Threads.await(() -> done);
      }
    }
  }

  private static void runNext(AtomicInteger next, ShardTask task) {
    for (int shard = next.getAndIncrement(); shard < COUNT; shard = next.getAndIncrement()) {
      task.run(shard);
    }
  }

  @Override
  public void close() {
    helpers.shutdownNow();
  }
}
