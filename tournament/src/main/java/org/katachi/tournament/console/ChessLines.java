package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.statistics.EloEstimate;
import org.katachi.statistics.Sprt;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.text.NumberText;

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

  /** More brains than two, as a table. */
  abstract List<String> pool(Scoreboard board);

  /** A test of two, in a line. */
  abstract String test(Sprt test, Sprt.Status status);

  @Override
  public String game(GameRecord game) {
    return NumberText.of(
        "Finished game %d (%s vs %s): %s {%s}",
        game.number(), game.black(), game.white(), NumberText.result(game.winner()), game.reason());
  }

  /** The lines of a standing as the other manager frames them. */
  abstract List<String> framed(List<String> standing, Scoreboard board);

  @Override
  public List<String> standing(int width) {
    Scoreboard board = tournament.scoreboard();
    List<String> lines = new ArrayList<>(framed(standing(board), board));
    KatachiLines.doubts(board).stream().map(KatachiLines::warning).forEach(lines::add);
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

  /** As C's printf writes infinities. */
  static String number(String format, double value) {
    return Double.isInfinite(value)
        ? (value > 0 ? "inf" : "-inf")
        : NumberText.of(format, value + 0.0);
  }

  /** As {@code 12.3 +/- 45.6}. */
  static String elo(String format, EloEstimate elo) {
    return number(format, elo.elo()) + " +/- " + error(format, elo.error());
  }

  static String error(String format, double error) {
    return Double.isInfinite(error) ? "nan" : NumberText.of(format, error);
  }

  /** The bound of a test that its ratio is on the way to. */
  static double bound(Sprt.Status status) {
    return status.llr() < 0 ? status.lowerBound() : status.upperBound();
  }

  /** What a test has decided, in the words of both; nothing while it goes on. */
  static Optional<String> decision(Sprt.Status status) {
    return switch (status.decision()) {
      case CONTINUE -> Optional.empty();
      case ACCEPT_ELO0 -> Optional.of("H0 was accepted");
      case ACCEPT_ELO1 -> Optional.of("H1 was accepted");
    };
  }
}
