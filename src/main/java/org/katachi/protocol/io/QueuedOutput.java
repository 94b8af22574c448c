package org.katachi.protocol.io;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;

/**
 * Writes on a thread of its own, in the order of the calls. So a manager that does not read holds
 * up neither the search nor the thread that waits for {@code END}.
 */
public final class QueuedOutput extends OutputStream {

  /** How long the end waits for what is not written yet; managers kill a brain after 500 ms. */
  private static final long MAX_CLOSE_MILLIS = 200;

  private static final byte[] END = {};

  private final OutputStream out;

  /** Guarded by this; a blocking queue would load a fork-join pool. */
  private final Queue<byte[]> queue = new ArrayDeque<>();

  private final Thread thread = new Writer();

  /** An output whose thread waits for the first bytes. */
  public QueuedOutput(OutputStream out) {
    this.out = out;
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void write(int character) {
    add(new byte[] {(byte) character});
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    add(Arrays.copyOfRange(bytes, offset, offset + length));
  }

  private synchronized void add(byte[] bytes) {
    queue.add(bytes);
    notifyAll();
  }

  private synchronized byte[] take() throws InterruptedException {
    while (queue.isEmpty()) {
      wait();
    }
    return queue.remove();
  }

  /** Ends the thread once it has written all, but waits for it only a short while. */
  @Override
  public void close() {
    add(END);
    try {
      thread.join(MAX_CLOSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A named class, for start-up: see CONTRIBUTING. */
  private final class Writer extends Thread {

    Writer() {
      super("writer");
    }

    @Override
    public void run() {
      try {
        for (byte[] next = take(); next != END; next = take()) {
          out.write(next);
          out.flush();
        }
      } catch (IOException | InterruptedException e) {
        // The manager is gone: the session ends with its input, which is closed too.
      }
    }
  }
}
