package org.katachi.tournament.console;

import java.util.ArrayList;
import java.util.List;
import org.katachi.statistics.Rating;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.standings.Standing;
import org.katachi.tournament.text.NumberText;

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
    List<Standing> standings = board.standings();
    List<String> lines = new ArrayList<>();
    lines.add(
        row(
            width,
            "  %3s %-24s".formatted("", "brain"),
            List.of("Elo", "±", "games", "points", "share", "drawn", "as black", "as white")));
    standings.forEach(standing -> lines.add(row(width, first(standing), values(standing))));
    if (standings.size() <= WIDEST_CROSSTABLE
        && FIRST_COLUMNS + POINTS_WIDTH * standings.size() <= width) {
      lines.addAll(crosstable(standings));
    }
    for (Standing standing : standings) {
      standing.reason().ifPresent(reason -> lines.add("  " + standing.brain() + ": " + reason));
    }
    return lines;
  }

  private static List<String> values(Standing standing) {
    Rating rating = standing.rating();
    WinDrawLoss games = standing.games();
    return List.of(
        games.games() == 0 ? "-" : NumberText.tenths(rating.elo()),
        Double.isInfinite(rating.error()) ? "-" : NumberText.tenths(rating.error()),
        Long.toString(games.games()),
        NumberText.tenths(games.points()) + NumberText.bye(standing.byePoints()),
        games.games() == 0 ? "-" : NumberText.tenths(100 * games.share()) + "%",
        NumberText.tenths(100 * games.drawRatio()) + "%",
        NumberText.score(standing.asBlack()),
        NumberText.score(standing.asWhite()));
  }

  /** The columns from the left as far as there is room. */
  private static String row(int width, String first, List<String> values) {
    StringBuilder row = new StringBuilder(first);
    for (int i = 0; i < WIDTHS.size() && row.length() + WIDTHS.get(i) < width; i++) {
      row.append(NumberText.of(" %" + WIDTHS.get(i) + "s", values.get(i)));
    }
    return row.toString();
  }

  private static String first(Standing standing) {
    return NumberText.of(
        "  %3d %-24s", standing.rank(), NumberText.shortened(standing.brain(), LONGEST_NAME));
  }

  private static List<String> crosstable(List<Standing> standings) {
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder(NumberText.of("  %3s %-24s", "", "points against"));
    standings.forEach(standing -> head.append(NumberText.of(" %9d", standing.rank())));
    lines.add(head.toString());
    for (Standing standing : standings) {
      StringBuilder row = new StringBuilder(first(standing));
      for (WinDrawLoss games : standing.against()) {
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
