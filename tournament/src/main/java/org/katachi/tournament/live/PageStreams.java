package org.katachi.tournament.live;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.commons.lang3.math.NumberUtils;

/**
 * Writes to browsers: to pages that listen what is new, as server-sent events, first all that
 * stands and then what changes. Each is written to by a thread of its own.
 */
final class PageStreams {

  private static final int MOST = 32;

  /** So much may a slow line take at once without being held for stalled, in bytes. */
  private static final int CHUNK = 1 << 16;

  /** Without news something is sent after so many milliseconds, to notice a page that is gone. */
  private static final long HEARTBEAT_MILLIS = 5_000;

  /** News are gathered for so long: an eye sees no more, and it bounds what a page costs. */
  private static final long REST_MILLIS = 200;

  private static final String RELOAD = event("reload", "{}");

  private final EventBuffer events;
  private final String run;
  private final long patienceNanos;
  private final Set<ClientWriter> open = ConcurrentHashMap.newKeySet();
  private final AtomicInteger listening = new AtomicInteger();

  /**
   * No page listens yet.
   *
   * @param run tells this run of the manager from others at the same address
   * @param patienceMillis how long a browser may take nothing before it is dropped
   */
  PageStreams(EventBuffer events, String run, long patienceMillis) {
    this.events = events;
    this.run = run;
    patienceNanos = TimeUnit.MILLISECONDS.toNanos(patienceMillis);
  }

  /** Whether as many pages listen as may. */
  boolean areFull() {
    return size() >= MOST;
  }

  /** How many pages listen. */
  int size() {
    return listening.get();
  }

  /** Drops browsers that take nothing; they ask again if they live. */
  void dropStalled() {
    open.forEach(ClientWriter::dropIfStalled);
  }

  /**
   * Writes all of it to a browser.
   *
   * @throws IOException if the browser is gone, or was dropped
   */
  void send(byte[] bytes, OutputStream out) throws IOException {
    try (ClientWriter client = new ClientWriter(out)) {
      client.write(bytes);
    }
  }

  /**
   * Writes to a page until the end, or until it is gone. The page listens until it has been told
   * that no more comes: the server does not cut it off before.
   *
   * @param position the id of the last event that the page knows, empty if it knows none
   * @throws IOException if the page is gone, or was dropped
   */
  void write(String position, OutputStream out) throws IOException, InterruptedException {
    listening.incrementAndGet();
    try (ClientWriter client = new ClientWriter(out)) {
      String[] parts = position.split(":", 2);
      if (position.isEmpty()) {
        client.tell(EventBuffer.NOTHING);
      } else if (parts.length == 2 && parts[0].equals(run)) {
        client.tell(NumberUtils.toLong(parts[1], EventBuffer.NOTHING));
      } else {
        client.write(RELOAD); // What it shows is another run's.
      }
    } finally {
      listening.decrementAndGet();
    }
  }

  private static String event(String name, String data) {
    return "event: " + name + "\ndata: " + data + "\n\n";
  }

  /** Writes to one browser. Made and used by one thread, which loses it if it stalls. */
  private final class ClientWriter implements AutoCloseable {

    private final OutputStream out;
    private final Thread writer = Thread.currentThread();
    private volatile long writingSince;
    private volatile boolean isWriting;

    ClientWriter(OutputStream out) {
      this.out = out;
      open.add(this);
    }

    /** Writes what is new until nothing will be told any more. */
    void tell(long known) throws IOException, InterruptedException {
      EventBuffer.News news = events.all(known);
      if (news.isComplete()) {
        write("retry: 1000\n" + event("hello", "{\"now\":" + System.currentTimeMillis() + "}"));
      }
      boolean isLast = false;
      while (news.isComplete() && !isLast) {
        write(news);
        TimeUnit.MILLISECONDS.sleep(REST_MILLIS);
        isLast = events.isClosed();
        news = events.after(news.version(), HEARTBEAT_MILLIS);
      }
      if (isLast) {
        write(news); // Though games be missing: there will be nothing to load.
      } else {
        write(RELOAD);
      }
    }

    /** Without news a comment, which pages do not see. */
    private void write(EventBuffer.News news) throws IOException {
      StringBuilder text = new StringBuilder();
      news.standing().forEach(event -> text.append(event(event.name(), event.data())));
      for (EventBuffer.Event game : news.games()) {
        text.append("id: ").append(run).append(':').append(game.version()).append('\n');
        text.append(event(game.name(), game.data()));
      }
      write(text.isEmpty() ? ":\n\n" : text.toString());
    }

    void write(String text) throws IOException {
      write(text.getBytes(StandardCharsets.UTF_8));
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
