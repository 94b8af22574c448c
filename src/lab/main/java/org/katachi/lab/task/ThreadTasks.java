package org.katachi.lab.task;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import org.katachi.lab.progress.ProgressLine;

/** Does tasks on threads of this program. */
public final class ThreadTasks implements TaskPool {

  private static final String WORKER = "of this program";

  private final int count;
  private final Supplier<TaskWorker> workers;
  private final BlockingQueue<Task> tasks = new LinkedBlockingQueue<>();
  private final BlockingQueue<End> ends = new LinkedBlockingQueue<>();
  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean closed;

  /** How a task has ended: with a result or a failure. */
  private record End(Optional<TaskResult> result, Throwable failure) {}

  /**
   * A pool that has not begun.
   *
   * @param count how many threads
   * @param workers makes one for each thread, on that thread
   */
  public ThreadTasks(int count, Supplier<TaskWorker> workers) {
    this.count = count;
    this.workers = workers;
  }

  @Override
  public void start() {
    for (int i = 0; i < count; i++) {
      Thread thread = new Thread(this::work, "task " + (i + 1));
      thread.setDaemon(true);
      threads.add(thread);
      thread.start();
    }
  }

  private void work() {
    try {
      TaskWorker worker = workers.get();
      while (!closed) {
        Task task = tasks.take();
        String content = worker.work(task);
        ends.add(new End(Optional.of(new TaskResult(task.number(), WORKER, content)), null));
      }
    } catch (InterruptedException | RuntimeException | Error e) {
      ends.add(new End(Optional.empty(), e));
    }
  }

  @Override
  public int capacity() {
    return count;
  }

  @Override
  public void give(Task task) {
    tasks.add(task);
  }

  /**
   * Waits for a result.
   *
   * @throws IllegalStateException if a task has failed
   */
  @Override
  public Optional<TaskResult> take(ProgressLine progress) throws IOException {
    try {
      End end = ends.take();
      if (end.result.isEmpty()) {
        throw new IllegalStateException(end.failure);
      }
      return end.result;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }

  /**
   * Ends the threads: those that wait for a task at once, the others after theirs. Does not wait
   * for that.
   */
  @Override
  public void close() {
    closed = true;
    tasks.clear();
    threads.forEach(Thread::interrupt);
  }
}
