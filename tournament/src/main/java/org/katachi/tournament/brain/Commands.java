package org.katachi.tournament.brain;

import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;

/** The protocol's commands as text, with CR LF at the end of each line, as Gomocup sends them. */
final class Commands {

  private static final String LINE_END = "\r\n";

  /** What Gomocup allows, in bytes. */
  private static final long MAX_MEMORY = 350L << 20;

  /** The kind of game that Gomocup's judge tells. */
  private static final int NETWORK_TOURNAMENT = 3;

  private static final int OWN = 1;
  private static final int OPPONENTS = 2;

  private Commands() {}

  static String start(Geometry geometry) {
    return geometry.width() == geometry.height()
        ? "START " + geometry.width() + LINE_END
        : "RECTSTART " + geometry.width() + "," + geometry.height() + LINE_END;
  }

  /** The lines that follow START. The increment, which Gomocup does not know, only if there is. */
  static String infos(TimeControl time, RuleSet rules) {
    return info("timeout_turn", time.turn())
        + info("timeout_match", time.match())
        + (time.increment() > 0 ? info("time_increment", time.increment()) : "")
        + info("max_memory", MAX_MEMORY)
        + info("game_type", NETWORK_TOURNAMENT)
        + info("rule", rules.info());
  }

  static String timeLeft(long millis) {
    return info("time_left", millis);
  }

  /** Asks a brain that knows nothing of the game. */
  static String firstRequest(List<Point> moves) {
    if (moves.isEmpty()) {
      return "BEGIN" + LINE_END;
    }
    return moves.size() == 1 ? turn(moves) : board(moves);
  }

  /** Asks a brain that knows all moves but the last. */
  static String turn(List<Point> moves) {
    return "TURN " + moves.get(moves.size() - 1) + LINE_END;
  }

  static String end() {
    return "END" + LINE_END;
  }

  private static String board(List<Point> moves) {
    StringBuilder text = new StringBuilder("BOARD").append(LINE_END);
    for (int i = 0; i < moves.size(); i++) {
      int owner = (moves.size() - i) % 2 == 0 ? OWN : OPPONENTS;
      text.append(moves.get(i)).append(',').append(owner).append(LINE_END);
    }
    return text.append("DONE").append(LINE_END).toString();
  }

  private static String info(String key, long value) {
    return "INFO " + key + " " + value + LINE_END;
  }
}
