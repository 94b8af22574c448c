package org.katachi.brain;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Reads the stdout of a process on a thread of its own, so that every wait for a line has a limit.
 * It keeps a bounded number of comments and of other lines; beyond that it reads on and drops them,
 * or the process would block. A brain that thinks in its opponent's time may comment on it at
 * length, so lost comments are no flood.
 */
final class StdoutReader implements Runnable {

  /** The number of comments, and of other lines, that are kept until somebody asks for them. */
  private static final int MAX_LINES = 10_000;

  /** The number of bytes of a line that are kept. */
  private static final int MAX_LINE = 4_096;

  private final InputStream stream;
  private final BlockingQueue<ReadResult> queue = new LinkedBlockingQueue<>();
  private final AtomicInteger comments = new AtomicInteger();
  private final AtomicInteger others = new AtomicInteger();

  /** One char for each byte. */
  private final StringBuilder partialLine = new StringBuilder();

  private volatile boolean flooded;
  private volatile boolean ended;
  private boolean afterCarriageReturn;
  private boolean losesComments;

  StdoutReader(InputStream stream) {
    this.stream = stream;
  }

  @Override
  public void run() {
    byte[] buffer = new byte[8192];
    try (RunQueue queue = RunQueue.ofThisThread()) {
      for (int count = stream.read(buffer); count >= 0; count = stream.read(buffer)) {
        long nanos = System.nanoTime();
        long waited = queue.nanosSinceLastCall();
        take(new String(buffer, 0, count, StandardCharsets.ISO_8859_1), nanos - waited, waited);
      }
    } catch (IOException e) {
      // The process was killed while we read; that is an end, too.
    }
    ended = true;
    queue.add(new ReadResult.End());
  }

  private synchronized void take(String text, long nanos, long waited) {
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '\r' || (character == '\n' && !afterCarriageReturn)) {
        boolean isCut = partialLine.length() == MAX_LINE;
        add(new ReadResult.Line(BrainText.decode(partialLine.toString(), isCut), nanos, waited));
        partialLine.setLength(0);
      } else if (character != '\n' && partialLine.length() < MAX_LINE) {
        partialLine.append(character);
      }
      afterCarriageReturn = character == '\r';
    }
  }

  private void add(ReadResult.Line line) {
    boolean isFull = waiting(line).get() == MAX_LINES;
    if (!isFull) {
      waiting(line).incrementAndGet();
      queue.add(line);
    } else if (!line.isComment()) {
      flooded = true;
    } else if (!losesComments) {
      queue.add(new ReadResult.LostComments());
    }
    losesComments = isFull && line.isComment();
  }

  private AtomicInteger waiting(ReadResult.Line line) {
    return line.isComment() ? comments : others;
  }

  /** The next output; {@link ReadResult.Timeout} if none comes within the timeout. */
  ReadResult next(long timeoutNanos) throws InterruptedException {
    ReadResult next = queue.poll(Math.max(0, timeoutNanos), TimeUnit.NANOSECONDS);
    if (next == null) {
      return flooded
          ? new ReadResult.Flood()
          : ended ? new ReadResult.End() : new ReadResult.Timeout();
    }
    if (next instanceof ReadResult.Line line) {
      waiting(line).decrementAndGet();
    }
    return flooded ? new ReadResult.Flood() : next;
  }

  /** The beginning of a line whose end has not come. */
  synchronized String partialLine() {
    return BrainText.decode(partialLine.toString(), true);
  }
}
