package org.katachi.tournament.output;

import java.util.ArrayList;
import java.util.List;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.schedule.Course;
import org.katachi.tournament.schedule.PlannedGame;

/** This manager's own lines. */
final class KatachiLines implements LineFormat {

  private final Course course;
  private final StandingText standingText;
  private final Progress progress;

  KatachiLines(Course course) {
    this.course = course;
    standingText = new StandingText(course);
    progress = new Progress(course);
  }

  @Override
  public String game(PlannedGame game, GameRecord record) {
    return gameLine(game, record, course);
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
  static String gameLine(PlannedGame game, GameRecord record, Course course) {
    return Line.of(
        "Game %d of %s, %s against %s, %d moves: %s.",
        game.number() + 1,
        Progress.total(course),
        record.black(),
        record.white(),
        record.points().size(),
        record.result().words());
  }

  static String remarkLine(String remark) {
    return "Remark: " + remark + ".";
  }
}
