package org.katachi.brain;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Writes to the stdin of a process on a thread of its own, because a process that does not read its
 * input blocks the writer.
 */
final class StdinWriter {

  private final OutputStream stream;
  private final ExecutorService thread;
  private volatile long writtenNanos = System.nanoTime();

  StdinWriter(OutputStream stream, ThreadFactory threads) {
    this.stream = stream;
    thread = Executors.newSingleThreadExecutor(threads);
  }

  /**
   * Writes bytes and waits until the process, or the pipe to it, has taken them.
   *
   * @return false if the timeout was over before
   */
  boolean write(byte[] bytes, long timeoutNanos) throws InterruptedException {
    return isDone(() -> write(bytes), timeoutNanos);
  }

  private void write(byte[] bytes) {
    try {
      stream.write(bytes);
      stream.flush();
    } catch (IOException e) {
      // The process has closed its input, most likely by its death; its output will show that.
    }
    writtenNanos = System.nanoTime();
  }

  /** When the last bytes were written, by {@link System#nanoTime}. */
  long writtenNanos() {
    return writtenNanos;
  }

  /** Closes the input when everything is written. The result is as for {@link #write}. */
  boolean close(long timeoutNanos) throws InterruptedException {
    boolean isClosed = isDone(this::close, timeoutNanos);
    thread.shutdown();
    return isClosed;
  }

  private void close() {
    try {
      stream.close();
    } catch (IOException e) {
      // The process is dead.
    }
    writtenNanos = System.nanoTime();
  }

  /** Ends the thread when everything is written; does not wait for that. */
  void stop() {
    try {
      thread.execute(this::close);
    } catch (RejectedExecutionException e) {
      return; // It has ended, or is about to.
    }
    thread.shutdown();
  }

  private boolean isDone(Runnable task, long timeoutNanos) throws InterruptedException {
    try {
      thread.submit(task).get(timeoutNanos, TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException | RejectedExecutionException e) {
      return false; // It takes nothing, or nothing any more.
    } catch (ExecutionException e) {
      throw new IllegalStateException("a writer has no errors but those of its stream", e);
    }
  }
}
