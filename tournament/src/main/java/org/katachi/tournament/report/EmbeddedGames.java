package org.katachi.tournament.report;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import org.katachi.tournament.match.GameRecord;

/**
 * The games that the page holds to replay. Where there is no room for all these are the ones that
 * ended by a fault, and of the others the last.
 */
final class EmbeddedGames {

  private record Game(int place, String json) {}

  private final Deque<Game> faults = new ArrayDeque<>();
  private final Deque<Game> others = new ArrayDeque<>();
  private final long limit;
  private long room;
  private int added;

  /**
   * Makes room.
   *
   * @param bytes how much text the games may be
   */
  EmbeddedGames(long bytes) {
    limit = bytes;
    room = bytes;
  }

  /** Keeps a game, and returns it as the page's script reads it. */
  String add(GameRecord game) {
    String json = GameJson.of(game);
    (game.ending().isFault() ? faults : others).add(new Game(added++, json));
    room -= json.length();
    while (room < 0) {
      room += (others.isEmpty() ? faults : others).remove().json().length();
    }
    return json;
  }

  /** How much text they may be, in bytes. */
  long limit() {
    return limit;
  }

  int size() {
    return faults.size() + others.size();
  }

  /** How many games there was no room for. */
  int leftOut() {
    return added - size();
  }

  /**
   * All of them, in the order of the log, as an array of JSON that may stand in a script element.
   */
  String json() {
    List<Game> games = new ArrayList<>(faults);
    games.addAll(others);
    games.sort(Comparator.comparingInt(Game::place));
    return games.stream().map(Game::json).collect(Collectors.joining(",\n", "[", "]"));
  }
}
