package org.katachi.conformance.brain;

import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Writes to a process on a thread of its own: a process that does not read its input would stop
 * whoever writes to it.
 */
final class InputWriter implements Runnable {

  private final OutputStream stream;
  private final BlockingQueue<Job> jobs = new LinkedBlockingQueue<>();
  private volatile long writtenNanos = System.nanoTime();

  /** Bytes to be written; nothing more after those whose {@code last} is true. */
  private static final class Job {
    private final byte[] bytes;
    private final boolean last;
    private final CountDownLatch written = new CountDownLatch(1);

    Job(byte[] bytes, boolean last) {
      this.bytes = bytes;
      this.last = last;
    }
  }

  InputWriter(OutputStream stream) {
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
      // The process has closed its input, by its death most likely; its output will tell.
      writtenNanos = System.nanoTime();
    }
  }

  /**
   * Writes bytes and waits until the process, or the pipe to it, has taken them.
   *
   * @return whether that was so within so many nanoseconds
   */
  boolean write(byte[] bytes, long nanos) throws InterruptedException {
    return done(new Job(bytes, false), nanos);
  }

  /** When the last bytes were written, by {@link System#nanoTime}. */
  long writtenNanos() {
    return writtenNanos;
  }

  /** Closes the input when all is written. The result is as for writing. */
  boolean close(long nanos) throws InterruptedException {
    return done(new Job(new byte[0], true), nanos);
  }

  /** Lets the thread end when all is written; waits for nothing. */
  void stop() {
    jobs.add(new Job(new byte[0], true));
  }

  private boolean done(Job job, long nanos) throws InterruptedException {
    jobs.add(job);
    return job.written.await(nanos, TimeUnit.NANOSECONDS);
  }
}
