package org.katachi.tournament.output.report;

import java.util.ArrayList;
import java.util.List;
import org.katachi.tournament.output.LoggedGame;

/** The games that the page holds to replay: the first ones, as many as there is room for. */
final class EmbeddedGames {

  private final List<String> games = new ArrayList<>();
  private long room;
  private int leftOut;

  /**
   * Makes room.
   *
   * @param bytes how much text the games may be
   */
  EmbeddedGames(long bytes) {
    room = bytes;
  }

  void add(LoggedGame game) {
    if (leftOut > 0) {
      leftOut++;
      return;
    }
    String json = GameJson.of(game);
    if (json.length() > room) {
      leftOut++;
      return;
    }
    room -= json.length();
    games.add(json);
  }

  int size() {
    return games.size();
  }

  /** How many games there was no room for. */
  int leftOut() {
    return leftOut;
  }

  /** All of them as an array of JSON that may stand in a script element. */
  String json() {
    return "[" + String.join(",\n", games) + "]";
  }
}
