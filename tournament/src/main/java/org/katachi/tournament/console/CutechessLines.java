package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.List;
import org.katachi.statistics.MatchTally;
import org.katachi.statistics.Rating;
import org.katachi.statistics.Sprt;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.text.NumberText;

/** Lines in the form of cutechess-cli. */
final class CutechessLines extends ChessLines {

  CutechessLines(TournamentState tournament) {
    super(tournament);
  }

  @Override
  List<String> framed(List<String> standing, Scoreboard board) {
    return standing;
  }

  @Override
  List<String> match(Scoreboard board) {
    MatchTally tally = board.tally();
    String brain = board.brains().get(0);
    return List.of(
        "Score of " + brain + " vs " + board.brains().get(1) + ": " + score(tally.games()),
        "...      " + brain + " playing White: " + score(tally.asBlack()),
        "...      " + brain + " playing Black: " + score(tally.asWhite()),
        "...      White vs Black: " + score(tally.asBlack().plus(tally.asWhite().reversed())),
        NumberText.of(
            "Elo difference: %s, LOS: %.1f %%, DrawRatio: %.1f %%",
            elo("%.1f", board.statistics().elo()),
            100 * board.statistics().los(),
            100 * board.statistics().drawRatio()));
  }

  @Override
  List<String> pool(Scoreboard board) {
    List<String> lines = new ArrayList<>();
    lines.add("Rank Name                          Elo     +/-   Games   Score    Draw");
    int rank = 1;
    for (Rating rating : board.ranked()) {
      WinDrawLoss games = rating.games();
      lines.add(
          NumberText.of(
              "%4d %-25s %7.0f %7s %7d %6.1f%% %6.1f%%",
              rank++,
              rating.brain(),
              rating.elo() + 0.0,
              error("%.0f", rating.error()),
              games.games(),
              games.games() == 0 ? 0 : 100 * games.share(),
              100 * games.drawRatio()));
    }
    return lines;
  }

  private static String score(WinDrawLoss games) {
    return NumberText.of(
        "%d - %d - %d  [%.3f] %d",
        games.wins(),
        games.losses(),
        games.draws(),
        games.games() == 0 ? 0 : games.share(),
        games.games());
  }

  @Override
  String test(Sprt test, Sprt.Status status) {
    return NumberText.of(
        "SPRT: llr %.3g (%.1f%%), lbound %.3g, ubound %.3g%s",
        status.llr(),
        100 * status.llr() / bound(status),
        status.lowerBound(),
        status.upperBound(),
        decision(status).map(" - "::concat).orElse(""));
  }
}
