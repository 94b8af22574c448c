package org.katachi.lab.train;

import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.katachi.lab.task.Threads;

/** Threads that share work in a fixed number of parts, however many threads there are. */
public final class Shards implements AutoCloseable {

  /** The number of parts, and the most threads that are of use. */
  public static final int COUNT = 4;

  private final ExecutorService pool;

  /** Threads that have no work yet. */
  public Shards(int threads) {
    pool = Executors.newFixedThreadPool(Math.min(threads, COUNT));
  }

  /** Where a shard of a number of things begins; the next shard's start is its end. */
  public static int start(int shard, int count) {
    return (int) ((long) count * shard / COUNT);
  }

  /**
   * Runs all parts, and waits for them.
   *
   * @param task does one part, from 0 to {@link #COUNT} - 1
   */
  public void run(IntConsumer task) throws InterruptedIOException {
    List<Future<?>> parts = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      int shard = i;
      parts.add(pool.submit(() -> task.accept(shard)));
    }
    for (Future<?> part : parts) {
      Threads.await(() -> part);
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
