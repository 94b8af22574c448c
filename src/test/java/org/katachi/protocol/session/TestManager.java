package org.katachi.protocol.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.katachi.protocol.game.BrainParts;

/** Talks with a brain over two streams, as a manager does; the brain has its own threads. */
final class TestManager {

  /** The time to wait for a line, in seconds; only a failing test waits so long. */
  private static final long TIMEOUT_SECONDS = 30;

  private final BlockingQueue<byte[]> sent = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> replies = new LinkedBlockingQueue<>();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final Thread reader;

  TestManager(BrainParts brain) {
    PrintStream logStream = new PrintStream(log, true, StandardCharsets.US_ASCII);
    StartupClock noCharge = new StartupClock(() -> 0);
    reader =
        new Thread(
            () -> ProtocolLoop.run(new SentBytes(), new Replies(), logStream, brain, noCharge));
    reader.start();
  }

  /** Sends lines in one write, each with CR LF. */
  void send(String... lines) {
    send((String.join("\r\n", lines) + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
  }

  void send(byte[] bytes) {
    sent.add(bytes);
  }

  /** Ends the brain's input. */
  void close() {
    sent.add(new byte[0]);
  }

  /** The brain's next line. */
  String reply() throws InterruptedException {
    String line = replies.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    assertNotNull(line, "no reply");
    return line;
  }

  /** Checks the brain's next lines. */
  void expect(String... lines) throws InterruptedException {
    for (String line : lines) {
      assertEquals(line, reply());
    }
  }

  /** The brain's lines up to an expected one, with it. */
  List<String> repliesUpTo(String line) throws InterruptedException {
    List<String> lines = new ArrayList<>();
    do {
      lines.add(reply());
    } while (!lines.get(lines.size() - 1).equals(line));
    return lines;
  }

  /** Checks that the brain has ended without another line. */
  void expectEnd() throws InterruptedException {
    reader.join(TimeUnit.SECONDS.toMillis(TIMEOUT_SECONDS));
    assertFalse(reader.isAlive(), "still reading");
    assertEquals(List.of(), List.copyOf(replies));
  }

  /** The brain's log. */
  String log() {
    return log.toString(StandardCharsets.US_ASCII);
  }

  /** The brain's input: each read returns the bytes of one call. */
  private final class SentBytes extends InputStream {

    private byte[] current = {};
    private int next;

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      try {
        if (next == current.length) {
          current = sent.take();
          next = 0;
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      int count = Math.min(length, current.length - next);
      System.arraycopy(current, next, bytes, offset, count);
      next += count;
      return count == 0 ? -1 : count;
    }

    @Override
    public int available() {
      return current.length - next;
    }
  }

  /** The brain's output; a write must be a whole line. */
  private final class Replies extends OutputStream {

    @Override
    public void write(int character) {
      throw new IllegalStateException("half a line: " + character);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      String line = new String(bytes, offset, length, StandardCharsets.US_ASCII);
      if (line.indexOf('\n') != line.length() - 1) {
        throw new IllegalStateException("not one line: " + line);
      }
      replies.add(line.substring(0, line.length() - 1));
    }
  }
}
