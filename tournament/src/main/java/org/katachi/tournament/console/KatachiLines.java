package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.katachi.board.Notation;
import org.katachi.statistics.FairElo;
import org.katachi.statistics.MatchStatistics;
import org.katachi.statistics.MatchTally;
import org.katachi.statistics.Pentanomial;
import org.katachi.statistics.Sprt;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.progress.Progress;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.text.NumberText;

/** This manager's own lines: a match of two with all that it says, a pool as tables. */
final class KatachiLines implements LineFormat {

  private final TournamentState tournament;
  private final Progress progress;

  KatachiLines(TournamentState tournament) {
    this.tournament = tournament;
    progress = new Progress(tournament);
  }

  @Override
  public String game(GameRecord game) {
    return NumberText.of(
        "Game %d of %s, %s against %s, %d moves: %s.",
        game.number(),
        Progress.total(tournament),
        game.black(),
        game.white(),
        game.stones(),
        game.reason());
  }

  static String warning(String warning) {
    return "Remark: " + warning + ".";
  }

  /** What makes the results doubtful. */
  static List<String> doubts(Scoreboard board) {
    List<String> doubts = new ArrayList<>();
    if (board.gamesOfTheMachine() > 0) {
      doubts.add(
          NumberText.of(
              "several brains were late or hung, in %d of %d games: the machine decides, not"
                  + " they%s",
              board.gamesOfTheMachine(),
              board.games(),
              board.test().isPresent() && !board.isDecided() ? "; the test does not" : ""));
    }
    board
        .llrWithoutFaults()
        .map(
            ratio ->
                NumberText.of(
                    "faults have decided: without games lost by a fault the LLR is %.2f", ratio))
        .ifPresent(doubts::add);
    return doubts;
  }

  @Override
  public List<String> standing(int width) {
    List<String> lines = scores(width);
    lines.add("  " + progress.line());
    return lines;
  }

  private List<String> scores(int width) {
    Scoreboard board = tournament.scoreboard();
    List<String> lines = new ArrayList<>();
    lines.addAll(board.isMatch() ? match(board) : RatingTable.lines(board, width));
    lines.add("  endings: " + endings(board));
    if (board.repeats() > 0) {
      lines.add(
          NumberText.of(
              "  %d of %d games repeat another move by move%s",
              board.repeats(),
              board.games(),
              board.isMatch()
                  ? "; Elo, LOS and the test leave out pairs of two such games"
                  : "; Elo takes them as independent, so its errors are too small"));
    }
    board
        .test()
        .ifPresent(
            test -> board.testStatus().ifPresent(status -> lines.add("  " + test(test, status))));
    doubts(board).forEach(doubt -> lines.add("  " + doubt));
    return lines;
  }

  @Override
  public List<String> end(int width) {
    List<String> lines = new ArrayList<>();
    lines.add(tournament.isOver() ? "The tournament has ended." : "The tournament was stopped.");
    lines.addAll(scores(width));
    lines.addAll(
        OpeningText.lines(
            tournament.scoreboard().openings(), place -> Notation.pos(tournament.opening(place))));
    return lines;
  }

  private static List<String> match(Scoreboard board) {
    MatchTally tally = board.tally();
    MatchStatistics statistics = board.statistics();
    WinDrawLoss games = tally.games();
    boolean areAll = board.independent() * (board.hasPairs() ? 2 : 1) == games.games();
    List<String> lines = new ArrayList<>();
    lines.add(
        NumberText.of(
            "  %s against %s: %s, %.1f of %d points, %.1f %% drawn",
            board.brains().get(0),
            board.brains().get(1),
            NumberText.score(games),
            games.points(),
            games.games(),
            100 * statistics.drawRatio()));
    lines.add(
        "  "
            + elo(statistics)
            + (areAll
                ? ""
                : NumberText.of(
                    ", of %d %s", board.independent(), board.hasPairs() ? "pairs" : "games")));
    lines.add(
        NumberText.of(
            "  pairs (0-2) %s, as black %s, as white %s",
            NumberText.counts(tally.pairs()),
            NumberText.score(tally.asBlack()),
            NumberText.score(tally.asWhite())));
    if (tally.pairs().pairs() > 0) {
      lines.add(pairs(tally.pairs(), board.fairElo()));
    }
    return lines;
  }

  private static String pairs(Pentanomial pairs, Optional<FairElo> fair) {
    return NumberText.of(
        "  pairs won %d, lost %d, split %d%s",
        pairs.won(),
        pairs.lost(),
        pairs.one(),
        fair.map(
                found ->
                    NumberText.of(
                        "; fair Elo %s, some %.0f %% of the openings lopsided",
                        found.elo().describe(), 100 * found.lopsided()))
            .orElse(""));
  }

  static String elo(MatchStatistics statistics) {
    return NumberText.of(
        "Elo %s, normalised Elo %s, LOS %.1f %%",
        statistics.elo().describe(), statistics.normalisedElo().describe(), 100 * statistics.los());
  }

  private static String endings(Scoreboard board) {
    return board.endings().isEmpty()
        ? "none"
        : board.endings().entrySet().stream()
            .map(ending -> ending.getKey() + " " + ending.getValue().games())
            .collect(Collectors.joining(", "));
  }

  static String test(Sprt test, Sprt.Status status) {
    return NumberText.of(
        "SPRT elo0 %s, elo1 %s (%s): LLR %.2f in [%.2f, %.2f], %s",
        NumberText.plain(test.elo0()),
        NumberText.plain(test.elo1()),
        test.model(),
        status.llr(),
        status.lowerBound(),
        status.upperBound(),
        status.decision().words());
  }
}
