package org.katachi.tournament.live;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** The browsers that are being written to. Used by several threads. */
final class Outlets {

  /** What is written to a browser. */
  @FunctionalInterface
  interface Writing {
    void to(Outlet outlet) throws IOException, InterruptedException;
  }

  private final long patienceNanos;
  private final Set<Outlet> open = ConcurrentHashMap.newKeySet();

  /**
   * None yet.
   *
   * @param patienceMillis how long a browser may take nothing before it is dropped
   */
  Outlets(long patienceMillis) {
    patienceNanos = TimeUnit.MILLISECONDS.toNanos(patienceMillis);
  }

  /**
   * Writes to a browser.
   *
   * @throws IOException if the browser is gone, or was dropped
   */
  void write(OutputStream out, Writing writing) throws IOException, InterruptedException {
    Outlet outlet = new Outlet(out);
    open.add(outlet);
    try {
      writing.to(outlet);
    } finally {
      open.remove(outlet);
    }
  }

  /** Drops browsers that take nothing; they ask again if they live. */
  void dropStalled() {
    open.forEach(outlet -> outlet.dropIfStalled(patienceNanos));
  }
}
