package org.katachi.tournament.console;

import java.io.PrintWriter;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.run.PlannedGame;
import org.katachi.tournament.run.TournamentState;
import org.katachi.tournament.score.Scoreboard;

/** Tells people of a tournament in plain lines: each game, and every few games how it stands. */
final class PlainText implements Display {

  private final PrintWriter out;
  private final TournamentState tournament;
  private final Intervals intervals;
  private final LineFormat format;

  PlainText(PrintWriter out, TournamentState tournament, Intervals intervals, LineFormat format) {
    this.out = out;
    this.tournament = tournament;
    this.intervals = intervals;
    this.format = format;
  }

  @Override
  public void ended(PlannedGame game, GameRecord record, Scoreboard scoreboard) {
    if (intervals.tellsOutcome(scoreboard.games())) {
      out.println(format.game(game, record));
    }
    if (intervals.tellsStanding(scoreboard.games()) && !tournament.isOver()) {
      format.standing().forEach(out::println);
    }
    out.flush();
  }

  @Override
  public void tellRemark(String remark) {
    out.println(KatachiLines.remarkLine(remark));
    out.flush();
  }

  @Override
  public void tellEnd() {
    format.end().forEach(out::println);
    out.flush();
  }

  @Override
  public void close() {}
}
