package org.katachi.tournament.console;

import org.katachi.statistics.Crosstable;
import org.katachi.statistics.Rating;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.text.NumberText;

import java.util.ArrayList;
import java.util.List;

/** A pool of brains as tables: ratings, and who made how many points against whom. */
final class RatingTable {

  /** A crosstable of more brains is wider than a screen. */
  private static final int WIDEST_CROSSTABLE = 12;

  private static final int LONGEST_NAME = 24;

  /** The rank and the name. */
  private static final int FIRST_COLUMNS = 6 + LONGEST_NAME;

  /** A column of the crosstable. */
  private static final int POINTS_WIDTH = 10;

  /** The columns of the table of ratings, without the blank before each. */
  private static final List<Integer> WIDTHS = List.of(7, 7, 6, 8, 6, 6, 15, 15);

  private RatingTable() {}

  /** The tables, in which columns that there is no room for are left out. */
  static List<String> lines(Scoreboard board, int width) {
    List<Rating> ranked = board.ranked();
    List<String> ranking = ranked.stream().map(Rating::brain).toList();
    List<String> lines = new ArrayList<>(ratings(board, ranked, width));
    if (ranking.size() <= WIDEST_CROSSTABLE
        && FIRST_COLUMNS + POINTS_WIDTH * ranking.size() <= width) {
      lines.addAll(crosstable(board.crosstable(), ranking));
    }
    for (String brain : ranking) {
      board.reason(brain).ifPresent(reason -> lines.add("  " + brain + ": " + reason));
    }
    return lines;
  }

  private static List<String> ratings(Scoreboard board, List<Rating> ranked, int width) {
    List<String> lines = new ArrayList<>();
    lines.add(
        row(
            width,
            "  %3s %-24s".formatted("", "brain"),
            List.of("Elo", "±", "games", "points", "share", "drawn", "as black", "as white")));
    for (int i = 0; i < ranked.size(); i++) {
      Rating rating = ranked.get(i);
      lines.add(row(width, first(i + 1, rating.brain()), values(rating, board)));
    }
    return lines;
  }

  private static List<String> values(Rating rating, Scoreboard board) {
    WinDrawLoss games = rating.games();
    return List.of(
        games.games() == 0 ? "-" : NumberText.tenths(rating.elo()),
        Double.isInfinite(rating.error()) ? "-" : NumberText.tenths(rating.error()),
        Long.toString(games.games()),
        NumberText.tenths(games.points()) + NumberText.bye(board.byePoints(rating.brain())),
        games.games() == 0 ? "-" : NumberText.tenths(100 * games.share()) + "%",
        NumberText.tenths(100 * games.drawRatio()) + "%",
        NumberText.score(board.asBlack(rating.brain())),
        NumberText.score(board.asWhite(rating.brain())));
  }

  /** The columns from the left as far as there is room. */
  private static String row(int width, String first, List<String> values) {
    StringBuilder row = new StringBuilder(first);
    for (int i = 0; i < WIDTHS.size() && row.length() + WIDTHS.get(i) < width; i++) {
      row.append(NumberText.of(" %" + WIDTHS.get(i) + "s", values.get(i)));
    }
    return row.toString();
  }

  private static String first(int rank, String brain) {
    return NumberText.of("  %3d %-24s", rank, NumberText.shortened(brain, LONGEST_NAME));
  }

  private static List<String> crosstable(Crosstable table, List<String> ranking) {
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder(NumberText.of("  %3s %-24s", "", "points against"));
    for (int i = 1; i <= ranking.size(); i++) {
      head.append(NumberText.of(" %9d", i));
    }
    lines.add(head.toString());
    for (int i = 0; i < ranking.size(); i++) {
      StringBuilder row = new StringBuilder(first(i + 1, ranking.get(i)));
      for (String opponent : ranking) {
        WinDrawLoss games = table.result(ranking.get(i), opponent);
        row.append(
            games.games() == 0
                ? "         -"
                : NumberText.of(" %9s", NumberText.plain(games.points()) + "/" + games.games()));
      }
      lines.add(row.toString());
    }
    return lines;
  }
}
