package org.katachi.tournament.export;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.text.StringEscapeUtils;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.RecordedMove;

/** A game as a line of comma-separated values, RFC 4180, for spreadsheets and statistics. */
final class CsvGame {

  /** The names of the columns. */
  static final String HEAD =
      "game,pair,round,black,white,width,height,rule,opening,winner,ending,reason,stones,"
          + "blackMillis,whiteMillis,moves,swap2\r\n";

  private CsvGame() {}

  /** The line, with its end. The moves, opening included, are the final position. */
  static String of(GameRecord game) {
    return Stream.<Object>of(
                game.number(),
                game.pair(),
                game.round(),
                game.black(),
                game.white(),
                game.geometry().width(),
                game.geometry().height(),
                game.rules().info(),
                Notation.pos(game.opening()),
                game.result().winnerWord(),
                game.ending(),
                game.reason(),
                game.stones(),
                millis(game, Colour.BLACK),
                millis(game, Colour.WHITE),
                Notation.pos(game.points()),
                game.swap2InWords())
            .map(value -> StringEscapeUtils.escapeCsv(value.toString()))
            .collect(Collectors.joining(","))
        + "\r\n";
  }

  private static long millis(GameRecord game, Colour side) {
    List<RecordedMove> moves = game.moves();
    double sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      sum += GameRecord.colourOf(game.opening().size() + i) == side ? moves.get(i).millis() : 0;
    }
    return Math.round(sum);
  }
}
