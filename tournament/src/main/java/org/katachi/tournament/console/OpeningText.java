package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.katachi.statistics.MatchTally;
import org.katachi.statistics.Pentanomial;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.text.NumberText;

/** What the openings decided, in lines. The report has a table of them. */
final class OpeningText {

  /** More lines nobody reads. */
  private static final int MOST_LINES = 8;

  private OpeningText() {}

  /**
   * A line on all pairs, and one for each opening of which several pairs agree.
   *
   * @param openings by the opening's place in the book, from zero, as black counts its games
   * @param names what an opening at a place is called
   * @return none if no pair is complete
   */
  static List<String> lines(Map<Integer, MatchTally> openings, IntFunction<String> names) {
    Pentanomial pairs =
        openings.values().stream()
            .map(MatchTally::pairs)
            .reduce(Pentanomial.NONE, Pentanomial::plus);
    if (pairs.pairs() == 0) {
      return List.of();
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        line(
            "  ",
            pairs,
            openings.values().stream()
                .map(MatchTally::games)
                .reduce(WinDrawLoss.NONE, WinDrawLoss::plus)));
    openings.entrySet().stream()
        .filter(opening -> openings.size() > 1 && favoursASide(opening.getValue().pairs()))
        .sorted(Comparator.comparingLong(opening -> -Math.abs(lead(opening.getValue().pairs()))))
        .limit(MOST_LINES)
        .map(
            opening ->
                line(
                    "  opening " + names.apply(opening.getKey()) + ": ",
                    opening.getValue().pairs(),
                    opening.getValue().games()))
        .forEach(lines::add);
    return lines;
  }

  private static String line(String start, Pentanomial pairs, WinDrawLoss black) {
    return NumberText.of(
        "%sthe same colour won both games in %d of %d pairs; black %s (%.1f %%)",
        start,
        pairs.zero() + pairs.two(),
        pairs.pairs(),
        NumberText.score(black),
        100 * black.share());
  }

  /** In how many more pairs black won both games than white did. */
  private static long lead(Pentanomial pairs) {
    return pairs.two() - pairs.zero();
  }

  /** By two standard errors: if all agree, four pairs or more. */
  private static boolean favoursASide(Pentanomial pairs) {
    return lead(pairs) != 0 && lead(pairs) * lead(pairs) >= 4 * (pairs.two() + pairs.zero());
  }
}
