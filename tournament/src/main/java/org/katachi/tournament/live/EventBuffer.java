package org.katachi.tournament.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * What pages are told. They fetch it: of each key the newest event alone is kept, and of the games
 * that ended the last ones, so that a slow page takes neither memory nor anybody's time.
 */
final class EventBuffer {

  /** An event of a page, with its data in JSON. */
  record Event(long version, String name, String data) {}

  /**
   * What is new.
   *
   * @param version to ask for what comes after
   * @param standing what replaces what was told before
   * @param games that have ended; a page that comes again says which it knows
   * @param isComplete whether nothing was forgotten that the page does not know
   */
  record News(long version, List<Event> standing, List<Event> games, boolean isComplete) {}

  /** How many of the games that ended last are kept for pages that have not heard of them. */
  private static final int GAMES = 256;

  /** The version of who knows nothing, and asks for what is there. */
  static final long NOTHING = -1;

  private static final String GAME = "game";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Map<String, Event> newest = new LinkedHashMap<>();
  private final Deque<Event> games = new ArrayDeque<>();
  private long version;
  private long forgotten;
  private boolean isClosed;

  /**
   * Tells something that replaces what was told under this key.
   *
   * @param content becomes JSON
   */
  void put(String key, String name, Object content) {
    try {
      putJson(key, name, MAPPER.writeValueAsString(content));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a record can always be written", e);
    }
  }

  private synchronized void putJson(String key, String name, String data) {
    Event before = newest.get(key);
    if (before == null || !before.data().equals(data)) {
      newest.put(key, new Event(++version, name, data));
      notifyAll();
    }
  }

  /** Tells nothing under this key any more. */
  synchronized void remove(String key) {
    newest.remove(key);
  }

  /** Tells a game that has ended, in JSON. */
  synchronized void addGame(String data) {
    games.add(new Event(++version, GAME, data));
    if (games.size() > GAMES) {
      forgotten = games.remove().version();
    }
    notifyAll();
  }

  /** How much has been told. */
  synchronized long version() {
    return version;
  }

  /** All that stands, and of the games those after a version. */
  synchronized News all(long known) {
    return news(known, List.copyOf(newest.values()));
  }

  /**
   * Waits for what comes after a version.
   *
   * @return nothing new if nothing has come for this time
   */
  synchronized News after(long known, long millis) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    long left = millis;
    while (version <= known && !isClosed && left > 0) {
      wait(left);
      left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
    }
    return news(known, newest.values().stream().filter(event -> event.version() > known).toList());
  }

  private News news(long known, List<Event> standing) {
    List<Event> ended = games.stream().filter(game -> game.version() > known).toList();
    return new News(version, standing, ended, known == NOTHING || known >= forgotten);
  }

  /** Whether nothing will be told any more. */
  synchronized boolean isClosed() {
    return isClosed;
  }

  /** Nothing will be told any more. */
  synchronized void close() {
    isClosed = true;
    notifyAll();
  }
}
