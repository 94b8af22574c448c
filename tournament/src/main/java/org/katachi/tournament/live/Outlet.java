package org.katachi.tournament.live;

import java.io.IOException;
import java.io.OutputStream;

/** Writes to one browser. Made and used by a thread of its own, which a stalled browser loses. */
final class Outlet {

  /** So much may a slow line take at once without being held for stalled, in bytes. */
  private static final int CHUNK = 1 << 16;

  private final OutputStream out;
  private final Thread writer = Thread.currentThread();
  private volatile long writingSince;
  private volatile boolean isWriting;

  Outlet(OutputStream out) {
    this.out = out;
  }

  void write(byte[] bytes) throws IOException {
    try {
      for (int from = 0; from < bytes.length; from += CHUNK) {
        begin();
        out.write(bytes, from, Math.min(CHUNK, bytes.length - from));
      }
      begin();
      out.flush();
    } finally {
      isWriting = false;
    }
  }

  private void begin() {
    writingSince = System.nanoTime();
    isWriting = true;
  }

  /** Drops a browser that has taken nothing for some time. From any thread. */
  void dropIfStalled(long patienceNanos) {
    if (isWriting && System.nanoTime() - writingSince > patienceNanos) {
      writer.interrupt();
    }
  }
}
