package org.katachi.tournament.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.katachi.tournament.schedule.Standing;
import org.katachi.tournament.statistics.BradleyTerry;
import org.katachi.tournament.statistics.Crosstable;
import org.katachi.tournament.statistics.MatchTally;
import org.katachi.tournament.statistics.Rating;
import org.katachi.tournament.statistics.WinDrawLoss;

/** A pool of brains as tables: ratings, and who made how many points against whom. */
final class PoolText {

  /** A crosstable of more brains is wider than a screen. */
  private static final int WIDEST_CROSSTABLE = 12;

  private static final int LONGEST_NAME = 24;

  private final Map<String, Double> anchors;

  PoolText(Map<String, Double> anchors) {
    this.anchors = Map.copyOf(anchors);
  }

  /**
   * The lines.
   *
   * @param ranking the brains' names, the best first
   */
  List<String> lines(Standing standing, List<String> ranking) {
    Crosstable table = standing.crosstable();
    List<String> lines = new ArrayList<>(ratings(standing, table, ranking));
    if (ranking.size() <= WIDEST_CROSSTABLE) {
      lines.addAll(crosstable(table, ranking));
    }
    return lines;
  }

  private List<String> ratings(Standing standing, Crosstable table, List<String> ranking) {
    Map<String, Rating> ratings =
        new BradleyTerry(BradleyTerry.DEFAULT_PRIOR_DRAWS, anchors)
            .rate(table).stream().collect(Collectors.toMap(Rating::brain, Function.identity()));
    List<String> lines = new ArrayList<>();
    lines.add(
        Line.of(
            "  %3s %-24s %7s %7s %6s %8s %6s %6s  %-15s %s",
            "", "brain", "Elo", "±", "games", "points", "share", "drawn", "as black", "as white"));
    for (int i = 0; i < ranking.size(); i++) {
      Rating rating = ratings.get(ranking.get(i));
      lines.add(rating(i + 1, rating, byColour(standing, rating.brain())));
    }
    return lines;
  }

  private static String rating(int rank, Rating rating, MatchTally byColour) {
    WinDrawLoss games = rating.games();
    return Line.of(
        "  %3d %-24s %7s %7s %6d %8.1f %5s%% %5.1f%%  %-15s %s",
        rank,
        cut(rating.brain()),
        games.games() == 0 ? "-" : Line.of("%.1f", rating.elo()),
        Double.isInfinite(rating.error()) ? "-" : Line.of("%.1f", rating.error()),
        games.games(),
        games.points(),
        games.games() == 0 ? "-" : Line.of("%.1f", 100 * games.share()),
        100 * games.drawRatio(),
        StandingText.score(byColour.asBlack()),
        StandingText.score(byColour.asWhite()));
  }

  /** A brain's games against all others by colour; without pairs. */
  private static MatchTally byColour(Standing standing, String brain) {
    int seed = standing.brains().indexOf(brain);
    WinDrawLoss black = WinDrawLoss.NONE;
    WinDrawLoss white = WinDrawLoss.NONE;
    for (int other = 0; other < standing.brains().size(); other++) {
      if (other > seed) {
        MatchTally tally = standing.tally(seed, other);
        black = black.plus(tally.asBlack());
        white = white.plus(tally.asWhite());
      } else if (other < seed) {
        MatchTally tally = standing.tally(other, seed);
        black = black.plus(tally.asWhite().reversed());
        white = white.plus(tally.asBlack().reversed());
      }
    }
    return new MatchTally(black, white, MatchTally.NONE.pairs(), Map.of());
  }

  private static List<String> crosstable(Crosstable table, List<String> ranking) {
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder(Line.of("  %3s %-24s", "", "points against"));
    for (int i = 1; i <= ranking.size(); i++) {
      head.append(Line.of(" %9d", i));
    }
    lines.add(head.toString());
    for (int i = 0; i < ranking.size(); i++) {
      StringBuilder row = new StringBuilder(Line.of("  %3d %-24s", i + 1, cut(ranking.get(i))));
      for (String opponent : ranking) {
        WinDrawLoss games = table.result(ranking.get(i), opponent);
        row.append(
            games.games() == 0
                ? "         -"
                : Line.of(" %9s", points(games.points()) + "/" + games.games()));
      }
      lines.add(row.toString());
    }
    return lines;
  }

  private static String points(double points) {
    return points == Math.rint(points) ? Line.of("%.0f", points) : Line.of("%.1f", points);
  }

  private static String cut(String name) {
    return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME - 1) + "…" : name;
  }
}
