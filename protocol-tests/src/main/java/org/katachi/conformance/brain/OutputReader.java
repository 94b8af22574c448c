package org.katachi.conformance.brain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Reads what a process writes, on a thread of its own, so that nobody ever waits for the process
 * without a limit. What it keeps is bounded; it reads on when that is full, or the process would
 * stand still.
 */
final class OutputReader implements Runnable {

  /** The number of lines that can wait to be looked at. */
  private static final int MAX_LINES = 10_000;

  /** The number of bytes of a line that are kept. */
  private static final int MAX_LINE = 4_096;

  private final InputStream stream;
  private final BlockingQueue<Output> queue = new LinkedBlockingQueue<>(MAX_LINES);
  private final StringBuilder half = new StringBuilder();
  private volatile boolean flooded;
  private volatile boolean ended;
  private boolean afterReturn;

  OutputReader(InputStream stream) {
    this.stream = stream;
  }

  @Override
  public void run() {
    byte[] buffer = new byte[8192];
    try {
      for (int count = stream.read(buffer); count >= 0; count = stream.read(buffer)) {
        take(new String(buffer, 0, count, StandardCharsets.ISO_8859_1));
      }
    } catch (IOException e) {
      // The process was killed while we read: that is an end, too.
    }
    ended = true;
    flooded |= !queue.offer(new Output.End());
  }

  private synchronized void take(String text) {
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '\r' || (character == '\n' && !afterReturn)) {
        flooded |= !queue.offer(new Output.Text(half.toString(), System.nanoTime()));
        half.setLength(0);
      } else if (character != '\n' && half.length() < MAX_LINE) {
        half.append(character);
      }
      afterReturn = character == '\r';
    }
  }

  /** What comes next, {@link Output.Nothing} if that takes longer than so many nanoseconds. */
  Output next(long nanos) throws InterruptedException {
    Output next = queue.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
    if (next == null) {
      return flooded ? new Output.Flood() : ended ? new Output.End() : new Output.Nothing();
    }
    return flooded ? new Output.Flood() : next;
  }

  /** The beginning of a line whose end has not come. */
  synchronized String half() {
    return half.toString();
  }
}
