package org.katachi.tournament.console;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
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
  private final List<String> lines = new ArrayList<>();

  PlainText(PrintWriter out, TournamentState tournament, Intervals intervals, LineFormat format) {
    this.out = out;
    this.tournament = tournament;
    this.intervals = intervals;
    this.format = format;
  }

  @Override
  public void ended(PlannedGame game, GameRecord record, Scoreboard scoreboard) {
    if (intervals.tellsOutcome(scoreboard.games())) {
      lines.add(format.game(game, record));
    }
    if (intervals.tellsStanding(scoreboard.games()) && !tournament.isOver()) {
      lines.addAll(format.standing());
    }
  }

  @Override
  public void settle() {
    lines.forEach(out::println);
    lines.clear();
    out.flush();
  }

  /** What is told of games that are not settled comes first. */
  @Override
  public void tellRemark(String remark) {
    boolean waits = !lines.isEmpty();
    lines.add(KatachiLines.remarkLine(remark));
    if (!waits) {
      settle();
    }
  }

  @Override
  public void tellEnd() {
    settle();
    format.end().forEach(out::println);
    out.flush();
  }

  @Override
  public void close() {}
}
