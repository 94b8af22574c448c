package org.katachi.tournament.console;

import java.util.List;
import org.katachi.tournament.run.TournamentState;
import org.katachi.tournament.score.Scoreboard;
import org.katachi.tournament.statistics.MatchTally;
import org.katachi.tournament.statistics.Sprt;
import org.katachi.tournament.statistics.WinDrawLoss;

/** Lines in the form of cutechess-cli. */
final class CutechessLines extends ChessLines {

  CutechessLines(TournamentState tournament) {
    super(tournament);
  }

  @Override
  List<String> framed(List<String> standing) {
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
        Line.of(
            "Elo difference: %s, LOS: %.1f %%, DrawRatio: %.1f %%",
            elo("%.1f", board.statistics().elo()),
            100 * board.statistics().superiority(),
            100 * board.statistics().drawRatio()));
  }

  private static String score(WinDrawLoss games) {
    return Line.of(
        "%d - %d - %d  [%.3f] %d",
        games.wins(),
        games.losses(),
        games.draws(),
        games.games() == 0 ? 0 : games.share(),
        games.games());
  }

  @Override
  String test(Sprt test, Sprt.Status status) {
    double bound = status.ratio() < 0 ? status.lowerBound() : status.upperBound();
    String line =
        Line.of(
            "SPRT: llr %.3g (%.1f%%), lbound %.3g, ubound %.3g",
            status.ratio(), 100 * status.ratio() / bound, status.lowerBound(), status.upperBound());
    return switch (status.decision()) {
      case CONTINUE -> line;
      case ACCEPT_ELO0 -> line + " - H0 was accepted";
      case ACCEPT_ELO1 -> line + " - H1 was accepted";
    };
  }
}
