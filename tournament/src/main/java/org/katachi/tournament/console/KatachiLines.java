package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.List;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.run.PlannedGame;
import org.katachi.tournament.run.TournamentState;

/** This manager's own lines. */
final class KatachiLines implements LineFormat {

  private final TournamentState tournament;
  private final StandingText standingText;
  private final Progress progress;

  KatachiLines(TournamentState tournament) {
    this.tournament = tournament;
    standingText = new StandingText(tournament);
    progress = new Progress(tournament);
  }

  @Override
  public String game(PlannedGame game, GameRecord record) {
    return gameLine(game, record, tournament);
  }

  @Override
  public List<String> standing() {
    List<String> lines = new ArrayList<>(standingText.lines(Integer.MAX_VALUE));
    lines.add("  " + progress.line());
    return lines;
  }

  @Override
  public List<String> end() {
    return standingText.linesAtEnd(Integer.MAX_VALUE);
  }

  /** A game in one line. */
  static String gameLine(PlannedGame game, GameRecord record, TournamentState tournament) {
    return Line.of(
        "Game %d of %s, %s against %s, %d moves: %s.",
        game.number() + 1,
        Progress.total(tournament),
        record.black(),
        record.white(),
        record.points().size(),
        record.result().words());
  }

  static String remarkLine(String remark) {
    return "Remark: " + remark + ".";
  }
}
