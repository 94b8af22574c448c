package org.katachi.process;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Writes to the stdin of a process on a thread of its own, because a process that does not read its
 * input blocks the writer.
 */
final class StdinWriter implements Runnable {

  private final OutputStream stream;
  private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
  private volatile long writtenNanos = System.nanoTime();

  /** Bytes to write; the input is closed after the last job. */
  private static final class Job {
    private final byte[] bytes;
    private final boolean last;
    private final CountDownLatch written = new CountDownLatch(1);

    Job(byte[] bytes, boolean last) {
      this.bytes = bytes;
      this.last = last;
    }
  }

  StdinWriter(OutputStream stream) {
    this.stream = stream;
  }

  @Override
  public void run() {
    try {
      boolean open = true;
      while (open) {
        Job job = jobs.take();
        write(job);
        job.written.countDown();
        open = !job.last;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void write(Job job) {
    try {
      stream.write(job.bytes);
      stream.flush();
      writtenNanos = System.nanoTime();
      if (job.last) {
        stream.close();
      }
    } catch (IOException e) {
      // The process has closed its input, most likely by its death; its output will show that.
      writtenNanos = System.nanoTime();
    }
  }

  /**
   * Writes bytes and waits until the process, or the pipe to it, has taken them.
   *
   * @return false if the timeout was over before
   */
  boolean write(byte[] bytes, long timeoutNanos) throws InterruptedException {
    return done(new Job(bytes, false), timeoutNanos);
  }

  /** When the last bytes were written, by {@link System#nanoTime}. */
  long writtenNanos() {
    return writtenNanos;
  }

  /** Closes the input when everything is written. The result is as for {@link #write}. */
  boolean close(long timeoutNanos) throws InterruptedException {
    return done(new Job(new byte[0], true), timeoutNanos);
  }

  /** Ends the thread when everything is written; does not wait for that. */
  void stop() {
    jobs.add(new Job(new byte[0], true));
  }

  private boolean done(Job job, long timeoutNanos) throws InterruptedException {
    jobs.add(job);
    return job.written.await(timeoutNanos, TimeUnit.NANOSECONDS);
  }
}
