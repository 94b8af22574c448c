package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.katachi.tournament.statistics.MatchTally;

/** How the openings did, in lines: those that favour a side most first. */
final class OpeningText {

  /** More lines nobody reads. */
  private static final int MOST_LINES = 20;

  private static final String MOST_OF_ALL = Line.of(", most of all these %d:", MOST_LINES);

  private record Opening(int number, MatchTally tally) {

    /** How far black's share of points is from one half. */
    double unfairness() {
      return Math.abs(tally.forBlack().share() - 0.5);
    }
  }

  private OpeningText() {}

  /**
   * The lines.
   *
   * @param openings by the opening's place in the book, from zero
   * @param names what an opening at a place is called
   * @return none if all games had one opening
   */
  static List<String> lines(Map<Integer, MatchTally> openings, IntFunction<String> names) {
    if (openings.size() < 2) {
      return List.of();
    }
    List<Opening> unfair =
        openings.entrySet().stream()
            .map(entry -> new Opening(entry.getKey(), entry.getValue()))
            .filter(opening -> opening.unfairness() > 0)
            .sorted(
                Comparator.comparingDouble((Opening opening) -> -opening.unfairness())
                    .thenComparingInt(Opening::number))
            .toList();
    List<String> lines = new ArrayList<>();
    lines.add(
        Line.of(
            "  %d of %d openings favour a side%s",
            unfair.size(),
            openings.size(),
            unfair.isEmpty() ? "" : unfair.size() <= MOST_LINES ? ":" : MOST_OF_ALL));
    unfair.stream().limit(MOST_LINES).forEach(opening -> lines.add(line(names, opening)));
    return lines;
  }

  private static String line(IntFunction<String> names, Opening opening) {
    return Line.of(
        "  opening %s: black %s (%.1f %%), pairs %s",
        names.apply(opening.number()),
        Line.score(opening.tally().forBlack()),
        100 * opening.tally().forBlack().share(),
        Line.counts(opening.tally().pairs()));
  }
}
