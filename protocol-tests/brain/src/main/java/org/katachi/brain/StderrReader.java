package org.katachi.brain;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Reads the stderr of a process on a thread of its own. It keeps the last few kilobytes and writes
 * everything to a copy.
 */
final class StderrReader implements Runnable {

  /** The number of characters that are kept. */
  private static final int KEPT = 4_096;

  private final InputStream stream;
  private final OutputStream copy;

  /** One char for each byte. */
  private final StringBuilder text = new StringBuilder();

  private final CountDownLatch ended = new CountDownLatch(1);

  StderrReader(InputStream stream, OutputStream copy) {
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
      // Even without a copy stderr must be read, or the process would block.
    }
  }

  private synchronized void add(String more) {
    text.append(more);
    text.delete(0, Math.max(0, text.length() - KEPT));
  }

  /** Waits until everything is read, or the timeout is over. */
  void awaitEnd(long timeoutNanos) {
    try {
      ended.await(timeoutNanos, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The last few kilobytes that were written. */
  synchronized String text() {
    return BrainText.decode(text.toString(), true);
  }
}
