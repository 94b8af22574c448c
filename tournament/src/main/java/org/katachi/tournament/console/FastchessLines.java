package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.List;
import org.katachi.statistics.Crosstable;
import org.katachi.statistics.EloEstimate;
import org.katachi.statistics.MatchTally;
import org.katachi.statistics.Pentanomial;
import org.katachi.statistics.Rating;
import org.katachi.statistics.ScoreSample;
import org.katachi.statistics.Sprt;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.text.NumberText;

/**
 * Lines in the form of fastchess; what gomoku has nothing for, as the size of a hash, is not told.
 */
final class FastchessLines extends ChessLines {

  private static final String RULE = "-".repeat(50);

  FastchessLines(TournamentState tournament) {
    super(tournament);
  }

  @Override
  List<String> framed(List<String> standing, Scoreboard board) {
    List<String> lines = new ArrayList<>();
    lines.add(RULE);
    lines.addAll(standing);
    lines.add(RULE);
    board
        .testStatus()
        .flatMap(ChessLines::decision)
        .ifPresent(decision -> lines.add(completed(board.test().orElseThrow(), decision)));
    return lines;
  }

  private static String completed(Sprt test, String decision) {
    return NumberText.of("SPRT (%s) completed - %s", hypotheses(test), decision);
  }

  private static String hypotheses(Sprt test) {
    return NumberText.of("[%.2f, %.2f]", test.elo0(), test.elo1());
  }

  @Override
  List<String> match(Scoreboard board) {
    MatchTally tally = board.tally();
    WinDrawLoss games = tally.games();
    Pentanomial pairs = tally.pairs();
    double drawn = drawn(board, games, pairs);
    return List.of(
        "Results of " + board.brains().get(0) + " vs " + board.brains().get(1) + ":",
        "Elo: "
            + elo("%.2f", board.statistics().elo())
            + ", nElo: "
            + elo("%.2f", board.statistics().normalisedElo()),
        NumberText.of(
            "LOS: %.2f %%, DrawRatio: %.2f %%, PairsRatio: %s",
            100 * board.statistics().los(),
            100 * drawn,
            number("%.2f", ratio(pairs.won(), pairs.lost()))),
        NumberText.of(
            "Games: %d, Wins: %d, Losses: %d, Draws: %d, Points: %.1f (%.2f %%)",
            games.games(),
            games.wins(),
            games.losses(),
            games.draws(),
            games.points(),
            games.games() == 0 ? 0 : 100 * games.share()),
        NumberText.of(
            "Ptnml(0-2): %s, WL/DD Ratio: %s", NumberText.counts(pairs), winsToDraws(pairs)));
  }

  /** Of the pairs in the middle, those with a win and a loss to those with two draws. */
  private static String winsToDraws(Pentanomial pairs) {
    long decided = pairs.one() - pairs.drawn();
    return pairs.one() == 0 ? "-nan" : number("%.2f", ratio(decided, pairs.drawn()));
  }

  /** The share of level pairs, or of drawn games where none are played in pairs. */
  private static double drawn(Scoreboard board, WinDrawLoss games, Pentanomial pairs) {
    return board.hasPairs() ? ratio(pairs.one(), pairs.pairs()) : games.drawRatio();
  }

  /** Elo is that of each brain's pairs against all others together. */
  @Override
  List<String> pool(Scoreboard board) {
    List<String> lines = new ArrayList<>();
    lines.add(
        row("Rank", "Name", "Elo", "+/-", "nElo", "+/-", "Games", "Score", "Draw", "Ptnml(0-2)"));
    Crosstable table = board.crosstable();
    for (Rating rating : board.ranked()) {
      WinDrawLoss games = rating.games();
      Pentanomial pairs = table.pairs(rating.brain());
      ScoreSample sample = board.hasPairs() ? pairs.sample() : games.sample();
      EloEstimate elo = EloEstimate.logistic(sample);
      EloEstimate normalised = EloEstimate.normalised(sample);
      double drawn = drawn(board, games, pairs);
      lines.add(
          row(
              lines.size(),
              rating.brain(),
              number("%.2f", elo.elo()),
              error("%.2f", elo.error()),
              number("%.2f", normalised.elo()),
              error("%.2f", normalised.error()),
              games.games(),
              NumberText.of("%.1f%%", games.games() == 0 ? 0 : 100 * games.share()),
              NumberText.of("%.1f%%", 100 * drawn),
              NumberText.counts(pairs)));
    }
    return lines;
  }

  private static String row(Object... columns) {
    return NumberText.of("%4s %-25s %10s %10s %10s %10s %10s %10s %10s %20s", columns);
  }

  /** Zero of nothing. */
  private static double ratio(long part, long whole) {
    return part == 0 ? 0 : (double) part / whole;
  }

  @Override
  String test(Sprt test, Sprt.Status status) {
    return NumberText.of(
        "LLR: %.2f (%.1f%%) (%.2f, %.2f) %s",
        status.llr(),
        100 * status.llr() / Math.abs(bound(status)),
        status.lowerBound(),
        status.upperBound(),
        hypotheses(test));
  }
}
