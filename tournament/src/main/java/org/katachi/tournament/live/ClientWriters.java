package org.katachi.tournament.live;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** The browsers that are being written to. Used by several threads. */
final class ClientWriters {

  /** So much may a slow line take at once without being held for stalled, in bytes. */
  private static final int CHUNK = 1 << 16;

  private final long patienceNanos;
  private final Set<Outlet> open = ConcurrentHashMap.newKeySet();

  /**
   * None yet.
   *
   * @param patienceMillis how long a browser may take nothing before it is dropped
   */
  ClientWriters(long patienceMillis) {
    patienceNanos = TimeUnit.MILLISECONDS.toNanos(patienceMillis);
  }

  /** Begins to write to a browser, by the calling thread, which loses it if it stalls. */
  Outlet open(OutputStream out) {
    Outlet outlet = new Outlet(out);
    open.add(outlet);
    return outlet;
  }

  /** Drops browsers that take nothing; they ask again if they live. */
  void dropStalled() {
    open.forEach(Outlet::dropIfStalled);
  }

  /** Writes to one browser. Belongs to one thread. */
  final class Outlet implements AutoCloseable {

    private final OutputStream out;
    private final Thread writer = Thread.currentThread();
    private volatile long writingSince;
    private volatile boolean isWriting;

    private Outlet(OutputStream out) {
      this.out = out;
    }

    /**
     * Writes all of it.
     *
     * @throws IOException if the browser is gone, or was dropped
     */
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

    private void dropIfStalled() {
      if (isWriting && System.nanoTime() - writingSince > patienceNanos) {
        writer.interrupt();
      }
    }

    /** No more is written. */
    @Override
    public void close() throws IOException {
      open.remove(this);
      out.close();
    }
  }
}
