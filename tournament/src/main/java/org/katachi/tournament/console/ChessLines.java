package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.List;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.run.PlannedGame;
import org.katachi.tournament.run.TournamentState;
import org.katachi.tournament.score.Scoreboard;
import org.katachi.tournament.statistics.EloEstimate;
import org.katachi.tournament.statistics.Rating;
import org.katachi.tournament.statistics.Sprt;
import org.katachi.tournament.statistics.WinDrawLoss;

/**
 * Lines in the form of cutechess or fastchess, for scripts that read theirs. <em>White</em> is who
 * moves first there, so the brain with the black stones is named first, and {@code 1-0} is its win.
 * What these managers have no place for is a remark after their lines.
 */
abstract class ChessLines implements LineFormat {

  private final TournamentState tournament;

  ChessLines(TournamentState tournament) {
    this.tournament = tournament;
  }

  /** A match of two, in several lines. */
  abstract List<String> match(Scoreboard board);

  /** A test of two, in a line. */
  abstract String test(Sprt test, Sprt.Status status);

  @Override
  public String game(PlannedGame game, GameRecord record) {
    return Line.of(
        "Finished game %d (%s vs %s): %s {%s}",
        game.number() + 1,
        record.black(),
        record.white(),
        Line.result(record.result().winner()),
        record.result().words());
  }

  /** The lines of a standing as the other manager frames them. */
  abstract List<String> framed(List<String> standing);

  @Override
  public List<String> standing(int width) {
    Scoreboard board = tournament.scoreboard();
    List<String> lines = new ArrayList<>(framed(standing(board)));
    KatachiLines.undecided(board).map(KatachiLines::remark).ifPresent(lines::add);
    return lines;
  }

  private List<String> standing(Scoreboard board) {
    List<String> lines = new ArrayList<>(board.isMatch() ? match(board) : pool(board));
    if (board.test().isPresent()) {
      board.testStatus().ifPresent(status -> lines.add(test(board.test().get(), status)));
    }
    return lines;
  }

  @Override
  public List<String> end(int width) {
    List<String> lines = new ArrayList<>(standing(width));
    lines.add("Finished match");
    return lines;
  }

  /** Both print the same table. */
  private static List<String> pool(Scoreboard board) {
    List<String> lines = new ArrayList<>();
    lines.add("Rank Name                          Elo     +/-   Games   Score    Draw");
    int rank = 1;
    for (Rating rating : board.ranked()) {
      WinDrawLoss games = rating.games();
      lines.add(
          Line.of(
              "%4d %-25s %7.0f %7s %7d %6.1f%% %6.1f%%",
              rank++,
              rating.brain(),
              rating.elo() + 0.0,
              Double.isInfinite(rating.error()) ? "nan" : Line.of("%.0f", rating.error()),
              games.games(),
              games.games() == 0 ? 0 : 100 * games.share(),
              100 * games.drawRatio()));
    }
    return lines;
  }

  /** As C's printf writes infinities. */
  static String number(String format, double value) {
    return Double.isInfinite(value) ? (value > 0 ? "inf" : "-inf") : Line.of(format, value + 0.0);
  }

  /** As {@code 12.3 +/- 45.6}. */
  static String elo(String format, EloEstimate elo) {
    String error = Double.isInfinite(elo.error()) ? "nan" : Line.of(format, elo.error());
    return number(format, elo.elo()) + " +/- " + error;
  }
}
