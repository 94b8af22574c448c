package org.katachi.tournament.console;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.katachi.tournament.config.OutputConfig;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.standings.Scoreboard;

/** Tells people of a tournament in plain lines: each game, and every few games how it stands. */
final class PlainText implements Display {

  private static final int ANY_WIDTH = Integer.MAX_VALUE;

  private final PrintWriter out;
  private final TournamentState tournament;
  private final OutputConfig config;
  private final LineFormat format;
  private final List<String> lines = new ArrayList<>();

  PlainText(PrintWriter out, TournamentState tournament, OutputConfig config) {
    this.out = out;
    this.tournament = tournament;
    this.config = config;
    format = LineFormat.of(config.form(), tournament);
  }

  @Override
  public void ended(GameRecord game, Scoreboard scoreboard) {
    if (config.showsOutcome(scoreboard.games())) {
      lines.add(format.game(game));
    }
    if (config.showsStanding(scoreboard.games()) && !tournament.isOver()) {
      lines.addAll(format.standing(ANY_WIDTH));
    }
  }

  @Override
  public void flush() {
    lines.forEach(out::println);
    lines.clear();
    out.flush();
  }

  /** What is told of games that are not settled comes first. */
  @Override
  public void warn(String warning) {
    boolean waits = !lines.isEmpty();
    lines.add(KatachiLines.warning(warning));
    if (!waits) {
      flush();
    }
  }

  @Override
  public void showEnd() {
    flush();
    format.end(ANY_WIDTH).forEach(out::println);
    out.flush();
  }

  @Override
  public void close() {}
}
