package org.katachi.tournament.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.katachi.tournament.schedule.Scoreboard;
import org.katachi.tournament.statistics.Crosstable;
import org.katachi.tournament.statistics.Rating;
import org.katachi.tournament.statistics.WinDrawLoss;

/** A pool of brains as tables: ratings, and who made how many points against whom. */
final class PoolText {

  /** A crosstable of more brains is wider than a screen. */
  private static final int WIDEST_CROSSTABLE = 12;

  private static final int LONGEST_NAME = 24;

  private PoolText() {}

  static List<String> lines(Scoreboard board) {
    List<String> ranking = board.ranking();
    Crosstable table = board.crosstable();
    List<String> lines = new ArrayList<>(ratings(board, ranking));
    if (ranking.size() <= WIDEST_CROSSTABLE) {
      lines.addAll(crosstable(table, ranking));
    }
    for (String brain : ranking) {
      board.reason(brain).ifPresent(reason -> lines.add("  " + brain + ": " + reason));
    }
    return lines;
  }

  private static List<String> ratings(Scoreboard board, List<String> ranking) {
    Map<String, Rating> ratings =
        board.ratings().stream().collect(Collectors.toMap(Rating::brain, Function.identity()));
    List<String> lines = new ArrayList<>();
    lines.add(
        Line.of(
            "  %3s %-24s %7s %7s %6s %8s %6s %6s  %-15s %s",
            "", "brain", "Elo", "±", "games", "points", "share", "drawn", "as black", "as white"));
    for (int i = 0; i < ranking.size(); i++) {
      Rating rating = ratings.get(ranking.get(i));
      lines.add(rating(i + 1, rating, board));
    }
    return lines;
  }

  private static String rating(int rank, Rating rating, Scoreboard board) {
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
        StandingText.score(board.asBlack(rating.brain())),
        StandingText.score(board.asWhite(rating.brain())));
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
