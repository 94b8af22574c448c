package org.katachi.tournament.output;

import java.io.PrintWriter;
import java.util.Locale;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.schedule.MatchListener;
import org.katachi.tournament.schedule.PlannedGame;
import org.katachi.tournament.schedule.Standing;
import org.katachi.tournament.statistics.MatchStatistics;
import org.katachi.tournament.statistics.Pentanomial;
import org.katachi.tournament.statistics.Sprt;
import org.katachi.tournament.statistics.WinDrawLoss;

/** Tells people of a match in plain lines: each game and the score after it. */
public final class PlainText implements MatchListener {

  private final PrintWriter out;
  private final String first;
  private final String second;
  private final int games;

  /**
   * Makes a teller of a match.
   *
   * @param first the name of the brain whose score is told
   * @param second the name of its opponent
   * @param games the number of games that are planned
   */
  public PlainText(PrintWriter out, String first, String second, int games) {
    this.out = out;
    this.first = first;
    this.second = second;
    this.games = games;
  }

  @Override
  public void ended(PlannedGame game, GameRecord record, Standing standing) {
    print(
        "Game %d of %d, %s against %s: %s after %d moves.",
        game.number() + 1,
        games,
        record.black(),
        record.white(),
        record.result().words(),
        record.points().size());
    tellScore(standing);
    out.flush();
  }

  /** Tells that no more games are played, and the score. */
  public void tellEnd(Standing standing) {
    out.println("The match has ended.");
    tellScore(standing);
    out.flush();
  }

  private void tellScore(Standing standing) {
    WinDrawLoss score = standing.tally().games();
    MatchStatistics statistics = MatchStatistics.of(standing.tally());
    Pentanomial pairs = standing.tally().pairs();
    print(
        "  %s against %s: +%d =%d -%d, %.1f of %d points",
        first, second, score.wins(), score.draws(), score.losses(), score.points(), score.games());
    print(
        "  Elo %s, LOS %.1f %%, pairs [%d, %d, %d, %d, %d]",
        statistics.elo().describe(),
        100 * statistics.superiority(),
        pairs.zero(),
        pairs.half(),
        pairs.one(),
        pairs.oneAndHalf(),
        pairs.two());
    standing.test().ifPresent(this::tellTest);
  }

  private void tellTest(Sprt.Status test) {
    print(
        "  SPRT: LLR %.2f in [%.2f, %.2f], %s",
        test.ratio(),
        test.lowerBound(),
        test.upperBound(),
        switch (test.decision()) {
          case CONTINUE -> "goes on";
          case ACCEPT_ELO0 -> "elo0 accepted";
          case ACCEPT_ELO1 -> "elo1 accepted";
        });
  }

  private void print(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values));
  }
}
