package org.katachi.lab.task;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;
import org.katachi.lab.progress.ProgressLine;

/** Does tasks on threads of this program. */
public final class ThreadTasks implements TaskPool {

  private static final String WORKER = "of this program";

  private final int count;

  @SuppressWarnings("ThreadLocalUsage") // It ends with the threads, which are this pool's own.
  private final ThreadLocal<TaskWorker> worker;

  private final ExecutorService threads;
  private final CompletionService<TaskResult> results;

  /**
   * A pool that has not begun.
   *
   * @param count how many threads
   * @param workers makes one for each thread, on that thread
   */
  public ThreadTasks(int count, Supplier<TaskWorker> workers) {
    this.count = count;
    worker = ThreadLocal.withInitial(workers);
    threads =
        Executors.newFixedThreadPool(
            count, BasicThreadFactory.builder().namingPattern("task %d").daemon().build());
    results = new ExecutorCompletionService<>(threads);
  }

  /** A thread begins with its first task. */
  @Override
  public void start() {}

  @Override
  public int capacity() {
    return count;
  }

  @Override
  public void give(Task task) {
    results.submit(() -> new TaskResult(task.number(), WORKER, worker.get().work(task)));
  }

  /**
   * Waits for a result.
   *
   * @throws IllegalStateException if a task has failed
   */
  @Override
  public Optional<TaskResult> take(ProgressLine progress) throws IOException {
    return Optional.of(Threads.await(results::take));
  }

  /**
   * Ends the threads: those that wait for a task at once, the others after theirs. Does not wait
   * for that.
   */
  @Override
  public void close() {
    threads.shutdownNow();
  }
}
