package org.katachi.tournament.output;

import java.time.Duration;
import org.katachi.tournament.schedule.Course;

/** How far a tournament is, and how long it will take at the speed so far. */
final class Progress {

  private final Course course;
  private final long gamesBefore;
  private final long startNanos = System.nanoTime();

  /** A tournament that begins, or goes on, now. */
  Progress(Course course) {
    this.course = course;
    gamesBefore = course.scoreboard().games();
  }

  /** How long the games that are left will take. */
  Duration left() {
    long games = course.scoreboard().games();
    double perGame = (double) (System.nanoTime() - startNanos) / Math.max(1, games - gamesBefore);
    return Duration.ofNanos((long) (perGame * (course.games() - games)));
  }

  /** As {@code 30 of 200 games, 15 %, 1:02:03 to go}. */
  String line() {
    long games = course.scoreboard().games();
    Duration left = left();
    return Line.of(
        "%d of %s games, %.0f %%, %d:%02d:%02d to go%s",
        games,
        total(course),
        100.0 * games / course.games(),
        left.toHours(),
        left.toMinutesPart(),
        left.toSecondsPart(),
        course.mayGrow() ? " or more" : "");
  }

  /** The number of games, as far as it is known. */
  static String total(Course course) {
    return course.games() + (course.mayGrow() ? " or more" : "");
  }
}
