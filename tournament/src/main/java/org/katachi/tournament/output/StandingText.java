package org.katachi.tournament.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.katachi.tournament.schedule.Course;
import org.katachi.tournament.schedule.Standing;
import org.katachi.tournament.statistics.MatchStatistics;
import org.katachi.tournament.statistics.MatchTally;
import org.katachi.tournament.statistics.Pentanomial;
import org.katachi.tournament.statistics.Sprt;
import org.katachi.tournament.statistics.WinDrawLoss;

/** How a tournament stands, in lines: a match of two with all that it says, a pool as tables. */
final class StandingText {

  private final Course course;
  private final PoolText pool;

  /**
   * Makes the text of a course.
   *
   * @param anchors the Elo that ratings are bound to, by brain's name
   */
  StandingText(Course course, Map<String, Double> anchors) {
    this.course = course;
    pool = new PoolText(anchors);
  }

  /** The lines as it stands now. */
  List<String> lines() {
    Standing standing = course.standing();
    List<String> lines = new ArrayList<>();
    if (standing.brains().size() == 2) {
      lines.addAll(match(standing));
    } else {
      lines.addAll(pool.lines(standing, course.ranking()));
    }
    lines.add("  endings: " + endings(standing));
    if (standing.repeats() > 0) {
      lines.add(
          Line.of(
              "  %d of %d games repeat another move by move%s",
              standing.repeats(),
              standing.games(),
              standing.test().isPresent() ? "; the test counts no pair of two such games" : ""));
    }
    standing.test().ifPresent(test -> lines.add(test(test)));
    return lines;
  }

  /** The lines when no more games are played. */
  List<String> linesAtEnd() {
    List<String> lines = new ArrayList<>();
    lines.add(course.isOver() ? "The tournament has ended." : "The tournament was stopped.");
    lines.addAll(lines());
    lines.addAll(OpeningText.lines(course.standing().openings()));
    return lines;
  }

  private static List<String> match(Standing standing) {
    MatchTally tally = standing.tally();
    MatchStatistics statistics = MatchStatistics.of(tally);
    WinDrawLoss games = tally.games();
    Pentanomial pairs = tally.pairs();
    return List.of(
        Line.of(
            "  %s against %s: %s, %.1f of %d points, %.1f %% drawn",
            standing.brains().get(0),
            standing.brains().get(1),
            score(games),
            games.points(),
            games.games(),
            100 * statistics.drawRatio()),
        Line.of(
            "  Elo %s, normalised Elo %s, LOS %.1f %%",
            statistics.elo().describe(),
            statistics.normalisedElo().describe(),
            100 * statistics.superiority()),
        Line.of(
            "  pairs [%d, %d, %d, %d, %d], as black %s, as white %s",
            pairs.zero(),
            pairs.half(),
            pairs.one(),
            pairs.oneAndHalf(),
            pairs.two(),
            score(tally.asBlack()),
            score(tally.asWhite())));
  }

  /** Wins, draws and losses. */
  static String score(WinDrawLoss games) {
    return Line.of("+%d =%d -%d", games.wins(), games.draws(), games.losses());
  }

  private static String endings(Standing standing) {
    return standing.endings().isEmpty()
        ? "none"
        : standing.endings().entrySet().stream()
            .map(ending -> ending.getKey().toString() + " " + ending.getValue())
            .collect(Collectors.joining(", "));
  }

  private static String test(Sprt.Status test) {
    return Line.of(
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
}
