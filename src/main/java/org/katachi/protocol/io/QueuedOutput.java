package org.katachi.protocol.io;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Writes on a thread of its own, in the order of the calls. So a manager that does not read holds
 * up neither the search nor the thread that waits for {@code END}.
 */
public final class QueuedOutput extends OutputStream {

  /** How long the end waits for what is not written yet; managers kill a brain after 500 ms. */
  private static final long MAX_CLOSE_MILLIS = 200;

  private static final byte[] END = {};

  private final OutputStream out;
  private final BlockingQueue<byte[]> queue = new LinkedBlockingQueue<>();
  private final Thread thread = new Writer();

  /** An output whose thread waits for the first bytes. */
  public QueuedOutput(OutputStream out) {
    this.out = out;
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void write(int character) {
    queue.add(new byte[] {(byte) character});
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    queue.add(Arrays.copyOfRange(bytes, offset, offset + length));
  }

  /** Ends the thread once it has written all, but waits for it only a short while. */
  @Override
  public void close() {
    queue.add(END);
    try {
      thread.join(MAX_CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A class of its own, because the first lambda of a process takes milliseconds. */
  private final class Writer extends Thread {

    Writer() {
      super("writer");
    }

    @Override
    public void run() {
      try {
        for (byte[] next = queue.take(); next != END; next = queue.take()) {
          out.write(next);
          out.flush();
        }
      } catch (IOException | InterruptedException e) {
        // The manager is gone: the session ends with its input, which is closed too.
      }
    }
  }
}
