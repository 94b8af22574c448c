package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.katachi.board.Notation;
import org.katachi.tournament.run.TournamentState;
import org.katachi.tournament.score.Scoreboard;
import org.katachi.tournament.statistics.MatchStatistics;
import org.katachi.tournament.statistics.MatchTally;
import org.katachi.tournament.statistics.Pentanomial;
import org.katachi.tournament.statistics.Sprt;
import org.katachi.tournament.statistics.WinDrawLoss;

/** How a tournament stands, in lines: a match of two with all that it says, a pool as tables. */
final class StandingText {

  private final TournamentState tournament;

  StandingText(TournamentState tournament) {
    this.tournament = tournament;
  }

  /**
   * The lines as it stands now.
   *
   * @param width how many characters of a table there is room for
   */
  List<String> lines(int width) {
    Scoreboard board = tournament.scoreboard();
    List<String> lines = new ArrayList<>();
    lines.addAll(board.isMatch() ? match(board) : PoolText.lines(board, width));
    lines.add("  endings: " + endings(board));
    if (board.repeats() > 0) {
      lines.add(
          Line.of(
              "  %d of %d games repeat another move by move%s",
              board.repeats(),
              board.games(),
              board.test().isPresent() ? "; the test counts no pair of two such games" : ""));
    }
    board.testStatus().ifPresent(test -> lines.add(test(test)));
    return lines;
  }

  /** The lines when no more games are played. */
  List<String> linesAtEnd(int width) {
    List<String> lines = new ArrayList<>();
    lines.add(tournament.isOver() ? "The tournament has ended." : "The tournament was stopped.");
    lines.addAll(lines(width));
    lines.addAll(
        OpeningText.lines(
            tournament.scoreboard().openings(), place -> Notation.pos(tournament.opening(place))));
    return lines;
  }

  private static List<String> match(Scoreboard board) {
    MatchTally tally = board.tally();
    MatchStatistics statistics = board.statistics();
    WinDrawLoss games = tally.games();
    Pentanomial pairs = tally.pairs();
    return List.of(
        Line.of(
            "  %s against %s: %s, %.1f of %d points, %.1f %% drawn",
            board.brains().get(0),
            board.brains().get(1),
            score(games),
            games.points(),
            games.games(),
            100 * statistics.drawRatio()),
        Line.of(
            "  Elo %s, normalised Elo %s, LOS %.1f %%",
            statistics.elo().describe(),
            statistics.normalisedElo().describe(),
            100 * statistics.superiority()),
        Line.of(
            "  pairs [%d, %d, %d, %d, %d], as black %s, as white %s",
            pairs.zero(),
            pairs.half(),
            pairs.one(),
            pairs.oneAndHalf(),
            pairs.two(),
            score(tally.asBlack()),
            score(tally.asWhite())));
  }

  /** Wins, draws and losses. */
  static String score(WinDrawLoss games) {
    return Line.of("+%d =%d -%d", games.wins(), games.draws(), games.losses());
  }

  private static String endings(Scoreboard board) {
    return board.endings().isEmpty()
        ? "none"
        : board.endings().entrySet().stream()
            .map(ending -> ending.getKey() + " " + ending.getValue().games())
            .collect(Collectors.joining(", "));
  }

  private static String test(Sprt.Status test) {
    return Line.of(
        "  SPRT: LLR %.2f in [%.2f, %.2f], %s",
        test.ratio(), test.lowerBound(), test.upperBound(), test.decision().words());
  }
}
