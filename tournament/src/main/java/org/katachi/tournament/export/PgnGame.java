package org.katachi.tournament.export;

import java.util.List;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.player.Termination;
import org.katachi.tournament.text.NumberText;

/**
 * The result of a game in the Portable Game Notation of chess, for rating programs as BayesElo and
 * Ordo: tags, the stones in their order as a comment, which these programs skip, and the result.
 *
 * <p>White is who moves first in chess, and so the brain that had <em>black</em> stones: what these
 * programs estimate as White's advantage is the advantage of the first move.
 */
final class PgnGame {

  private PgnGame() {}

  /** The longest line that the standard allows is 80 characters with its end. */
  private static final int MOVES_A_LINE = 19;

  /** The tags, moves and result, with an empty line after them. */
  static String of(GameRecord game, LogHeader header) {
    String result = NumberText.result(game.winner());
    return tag("Event", header.event().orElse(LogHeader.UNKNOWN))
        + tag("Site", header.site().orElse(LogHeader.UNKNOWN))
        + tag("Date", date(header))
        + tag("Round", game.pair() + "." + game.number())
        + tag("White", game.black())
        + tag("Black", game.white())
        + tag("Result", result)
        + tag("PlyCount", Integer.toString(game.points().size()))
        + tag("Termination", termination(game))
        + (game.swap2().isEmpty() ? "" : tag("Swap2", game.swap2InWords()))
        + "\n"
        + moves(game)
        + result
        + "\n\n";
  }

  private static String moves(GameRecord game) {
    if (game.points().isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder("{");
    List<Point> points = game.points();
    for (int i = 0; i < points.size(); i++) {
      text.append(i == 0 ? "" : i % MOVES_A_LINE == 0 ? "\n" : " ");
      text.append(Notation.letterNumber(points.get(i)));
    }
    return text.append("}\n").toString();
  }

  private static String date(LogHeader header) {
    return header
        .date()
        .filter(date -> date.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}.*"))
        .map(date -> date.substring(0, 10).replace('-', '.'))
        .orElse("????.??.??");
  }

  /** In the words of the standard. */
  private static String termination(GameRecord game) {
    if (game.ending() == Termination.LATE) {
      return "time forfeit";
    }
    return game.ending().isFault() ? "rules infraction" : "normal";
  }

  private static String tag(String name, String value) {
    String line = value.replaceAll("\\p{Cntrl}+", " ");
    return "[" + name + " \"" + line.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]\n";
  }
}
