package org.katachi.tournament.player;

import java.util.List;
import java.util.stream.Collectors;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.brain.gomocup.PositionLines;
import org.katachi.rules.RuleSet;

/** The protocol's commands as text, with CR LF at the end of each line, as Gomocup sends them. */
final class Commands {

  private static final String LINE_END = "\r\n";

  /** What Gomocup allows, in bytes. */
  private static final long MAX_MEMORY = 350L << 20;

  /** The kind of game that Gomocup's judge tells. */
  private static final int NETWORK_TOURNAMENT = 3;

  private Commands() {}

  static String start(Geometry geometry) {
    return geometry.width() == geometry.height()
        ? "START " + geometry.width() + LINE_END
        : "RECTSTART " + geometry.width() + "," + geometry.height() + LINE_END;
  }

  /** Lines in one write. */
  static String lines(List<String> lines) {
    return lines.stream().map(line -> line + LINE_END).collect(Collectors.joining());
  }

  static String restart() {
    return "RESTART" + LINE_END;
  }

  static String about() {
    return "ABOUT" + LINE_END;
  }

  /**
   * The lines that follow START. What Gomocup does not know is told only if there is a limit; the
   * brain's own keys come last, and overrule.
   */
  static String infos(BrainSpec spec, RuleSet rules) {
    TimeControl time = spec.time();
    BrainSettings settings = spec.settings();
    StringBuilder text = new StringBuilder();
    text.append(info("timeout_turn", time.turn()));
    text.append(info("timeout_match", time.match()));
    if (time.increment() > 0) {
      text.append(info("time_increment", time.increment()));
    }
    text.append(info("max_memory", settings.maxMemory().orElse(MAX_MEMORY)));
    text.append(info("game_type", NETWORK_TOURNAMENT));
    text.append(info("rule", rules.info()));
    spec.folder().ifPresent(folder -> text.append(info("folder", folder)));
    settings.thread().ifPresent(threads -> text.append(info("thread_num", threads)));
    settings.nodes().ifPresent(nodes -> text.append(info("max_node", nodes)));
    settings.depth().ifPresent(depth -> text.append(info("max_depth", depth)));
    settings.option().forEach((key, value) -> text.append(info(key, value)));
    return text.toString();
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

  /** Asks for a step of the swap2 opening. */
  static String swap2(List<Point> stones) {
    return lines(PositionLines.swap2(stones));
  }

  /** Takes up what the brain has suggested. */
  static String play(Point move) {
    return "PLAY " + move + LINE_END;
  }

  static String end() {
    return "END" + LINE_END;
  }

  /** Tells the whole position and asks for a move. */
  static String board(List<Point> moves) {
    return lines(PositionLines.board(moves));
  }

  private static String info(String key, Object value) {
    return "INFO " + key + " " + value + LINE_END;
  }
}
