package org.katachi.tournament.output;

import java.io.PrintWriter;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.schedule.Course;
import org.katachi.tournament.schedule.PlannedGame;
import org.katachi.tournament.schedule.Scoreboard;

/** Tells people of a tournament in plain lines: each game, and every few games how it stands. */
final class PlainText implements Display {

  private final PrintWriter out;
  private final Course course;
  private final Intervals intervals;
  private final StandingText standingText;

  PlainText(PrintWriter out, Course course, Intervals intervals) {
    this.out = out;
    this.course = course;
    this.intervals = intervals;
    standingText = new StandingText(course);
  }

  @Override
  public void ended(PlannedGame game, GameRecord record, Scoreboard scoreboard) {
    if (intervals.tellsOutcome(scoreboard.games())) {
      out.println(gameLine(game, record, course));
    }
    if (intervals.tellsStanding(scoreboard.games()) && !course.isOver()) {
      standingText.lines().forEach(out::println);
    }
    out.flush();
  }

  /** A game in one line. */
  static String gameLine(PlannedGame game, GameRecord record, Course course) {
    return Line.of(
        "Game %d of %s, %s against %s, %d moves: %s.",
        game.number() + 1,
        total(course),
        record.black(),
        record.white(),
        record.points().size(),
        record.result().words());
  }

  /** The number of games, as far as it is known. */
  static String total(Course course) {
    return course.games() + (course.mayGrow() ? " or more" : "");
  }

  @Override
  public void tellRemark(String remark) {
    out.println(remarkLine(remark));
    out.flush();
  }

  static String remarkLine(String remark) {
    return "Remark: " + remark + ".";
  }

  @Override
  public void tellEnd() {
    standingText.linesAtEnd().forEach(out::println);
    out.flush();
  }

  @Override
  public void close() {}
}
