package org.katachi.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Reads the stdout of a process on a thread of its own, so that every wait for a line has a limit.
 * It keeps a bounded number of lines; when they are full it reads on and drops the rest, or the
 * process would block.
 */
final class StdoutReader implements Runnable {

  /** The number of lines that are kept until somebody asks for them. */
  private static final int MAX_LINES = 10_000;

  /** The number of bytes of a line that are kept. */
  private static final int MAX_LINE = 4_096;

  private final InputStream stream;
  private final BlockingQueue<Output> queue = new LinkedBlockingQueue<>(MAX_LINES);
  private final StringBuilder partialLine = new StringBuilder();
  private volatile boolean flooded;
  private volatile boolean ended;
  private boolean afterCarriageReturn;

  StdoutReader(InputStream stream) {
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
      // The process was killed while we read; that is an end, too.
    }
    ended = true;
    flooded |= !queue.offer(new Output.End());
  }

  private synchronized void take(String text) {
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '\r' || (character == '\n' && !afterCarriageReturn)) {
        flooded |= !queue.offer(new Output.Line(partialLine.toString(), System.nanoTime()));
        partialLine.setLength(0);
      } else if (character != '\n' && partialLine.length() < MAX_LINE) {
        partialLine.append(character);
      }
      afterCarriageReturn = character == '\r';
    }
  }

  /** The next output; {@link Output.Timeout} if none comes within the timeout. */
  Output next(long timeoutNanos) throws InterruptedException {
    Output next = queue.poll(Math.max(0, timeoutNanos), TimeUnit.NANOSECONDS);
    if (next == null) {
      return flooded ? new Output.Flood() : ended ? new Output.End() : new Output.Timeout();
    }
    return flooded ? new Output.Flood() : next;
  }

  /** The beginning of a line whose end has not come. */
  synchronized String partialLine() {
    return partialLine.toString();
  }
}
