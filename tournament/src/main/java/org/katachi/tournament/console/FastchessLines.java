package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.List;
import org.katachi.tournament.run.TournamentState;
import org.katachi.tournament.score.Scoreboard;
import org.katachi.tournament.statistics.MatchTally;
import org.katachi.tournament.statistics.Pentanomial;
import org.katachi.tournament.statistics.Sprt;
import org.katachi.tournament.statistics.WinDrawLoss;

/**
 * Lines in the form of fastchess; what gomoku has nothing for, as the size of a hash, is not told.
 */
final class FastchessLines extends ChessLines {

  private static final String RULE = "-".repeat(50);

  FastchessLines(TournamentState tournament) {
    super(tournament);
  }

  @Override
  List<String> framed(List<String> standing) {
    List<String> lines = new ArrayList<>();
    lines.add(RULE);
    lines.addAll(standing);
    lines.add(RULE);
    return lines;
  }

  @Override
  List<String> match(Scoreboard board) {
    MatchTally tally = board.tally();
    WinDrawLoss games = tally.games();
    Pentanomial pairs = tally.pairs();
    return List.of(
        "Results of " + board.brains().get(0) + " vs " + board.brains().get(1) + ":",
        "Elo: "
            + elo("%.2f", board.statistics().elo())
            + ", nElo: "
            + elo("%.2f", board.statistics().normalisedElo()),
        Line.of(
            "LOS: %.2f %%, DrawRatio: %.2f %%, PairsRatio: %s",
            100 * board.statistics().superiority(),
            100 * ratio(pairs.one(), pairs.pairs()),
            number("%.2f", ratio(pairs.oneAndHalf() + pairs.two(), pairs.zero() + pairs.half()))),
        Line.of(
            "Games: %d, Wins: %d, Losses: %d, Draws: %d, Points: %.1f (%.2f %%)",
            games.games(),
            games.wins(),
            games.losses(),
            games.draws(),
            games.points(),
            games.games() == 0 ? 0 : 100 * games.share()),
        "Ptnml(0-2): " + Line.counts(pairs));
  }

  /** Zero of nothing. */
  private static double ratio(long part, long whole) {
    return part == 0 ? 0 : (double) part / whole;
  }

  @Override
  String test(Sprt test, Sprt.Status status) {
    return Line.of(
        "LLR: %.2f (%.2f, %.2f) [%.2f, %.2f]",
        status.ratio(), status.lowerBound(), status.upperBound(), test.elo0(), test.elo1());
  }
}
