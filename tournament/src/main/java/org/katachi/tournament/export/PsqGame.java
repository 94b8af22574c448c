package org.katachi.tournament.export;

import java.util.List;
import org.katachi.board.Point;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.player.Termination;

/**
 * A game as the Piskvork manager saves one of a tournament (psq). Lines end in CR LF:
 *
 * <pre>
 * Piskvorky 15x15, 11:11, 0     board, levels of both players, which of them moved first
 * 8,8,0                         column and row from 1, milliseconds; an opening's stones take none
 * 9,9,1003
 * pbrain-a.exe                  the player who moved first
 * pbrain-b.exe
 * 0                             why it ended
 * </pre>
 *
 * <p>Source: {@code savePsq} in Piskvork's game.cpp.
 */
final class PsqGame {

  private static final String END_OF_LINE = "\r\n";

  /** The last entry of Piskvork's list of levels, which stand for the time of a turn. */
  private static final int NO_LEVEL = 11;

  /** What Piskvork writes for a game that came to its end on the board. */
  private static final int STANDARD = 0;

  /** What it writes when a brain was late. */
  private static final int TIMEOUT = 15;

  /** What it writes for any other error of a brain. */
  private static final int ERROR = -2;

  private PsqGame() {}

  /** The whole file. Piskvork writes none for a game without stones. */
  static String of(GameRecord game) {
    StringBuilder text = new StringBuilder();
    text.append("Piskvorky ").append(game.geometry()).append(", ");
    text.append(NO_LEVEL).append(':').append(NO_LEVEL).append(", 0").append(END_OF_LINE);
    List<Point> points = game.points();
    for (int i = 0; i < points.size(); i++) {
      int asked = i - game.opening().size();
      long millis = asked < 0 ? 0 : Math.round(game.moves().get(asked).millis());
      Point point = points.get(i);
      text.append(point.x() + 1).append(',').append(point.y() + 1);
      text.append(',').append(millis).append(END_OF_LINE);
    }
    text.append(line(game.black())).append(END_OF_LINE);
    text.append(line(game.white())).append(END_OF_LINE);
    return text.append(code(game)).append(END_OF_LINE).toString();
  }

  private static int code(GameRecord game) {
    if (game.ending() == Termination.LATE) {
      return TIMEOUT;
    }
    return game.ending().isFault() ? ERROR : STANDARD;
  }

  private static String line(String name) {
    return name.replaceAll("\\s+", " ");
  }
}
