package org.katachi.conformance.brain;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Empties what a process writes to stderr and keeps the last of it, for people to read; all of it
 * goes into a copy as well.
 */
final class ErrorReader implements Runnable {

  private static final int KEPT = 4_096;

  private final InputStream stream;
  private final OutputStream copy;
  private final StringBuilder text = new StringBuilder();
  private final CountDownLatch ended = new CountDownLatch(1);

  ErrorReader(InputStream stream, OutputStream copy) {
    this.stream = stream;
    this.copy = copy;
  }

  @Override
  public void run() {
    byte[] buffer = new byte[KEPT];
    try (copy) {
      for (int count = stream.read(buffer); count >= 0; count = stream.read(buffer)) {
        add(new String(buffer, 0, count, StandardCharsets.ISO_8859_1));
        copy(buffer, count);
      }
    } catch (IOException e) {
      // The process is dead.
    } finally {
      ended.countDown();
    }
  }

  private void copy(byte[] buffer, int count) {
    try {
      copy.write(buffer, 0, count);
    } catch (IOException e) {
      // Without a copy, stderr must be emptied all the same, or the process would stand still.
    }
  }

  private synchronized void add(String more) {
    text.append(more);
    text.delete(0, Math.max(0, text.length() - KEPT));
  }

  /** Waits until all is read, for so many nanoseconds at most. */
  void awaitEnd(long nanos) {
    try {
      ended.await(nanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The last that was written, a few kilobytes at most. */
  synchronized String text() {
    return text.toString();
  }
}
