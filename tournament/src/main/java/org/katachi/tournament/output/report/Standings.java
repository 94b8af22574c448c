package org.katachi.tournament.output.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.katachi.tournament.statistics.Crosstable;
import org.katachi.tournament.statistics.Rating;
import org.katachi.tournament.statistics.WinDrawLoss;

/**
 * The crosstable, the brain with the greatest share of points first, and of equals the stronger.
 *
 * @param columns the places of the opponents
 * @param rows a row for each brain
 */
record Standings(List<Column> columns, List<Row> rows) {

  /** An opponent's column. */
  record Column(int place, String brain) {}

  /** A brain's row. */
  record Row(
      int place,
      String brain,
      String elo,
      String error,
      String points,
      long games,
      String score,
      List<Cell> cells) {}

  /**
   * What a brain did against an opponent.
   *
   * @param strength how good it was, 0 to 100, for the cell's tint
   */
  record Cell(
      boolean self, boolean empty, String points, String games, String title, int strength) {}

  static Standings of(Crosstable table, List<Rating> ratings) {
    List<Rating> order =
        ratings.stream()
            .sorted(Comparator.comparingDouble(rating -> -rating.games().share()))
            .toList();
    List<String> brains = order.stream().map(Rating::brain).toList();
    List<Column> columns = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < brains.size(); i++) {
      columns.add(new Column(i + 1, brains.get(i)));
      rows.add(row(table, order.get(i), i + 1, brains));
    }
    return new Standings(columns, rows);
  }

  private static Row row(Crosstable table, Rating rating, int place, List<String> brains) {
    WinDrawLoss all = rating.games();
    return new Row(
        place,
        rating.brain(),
        Text.elo(rating.elo()),
        Text.error(rating.error()),
        Text.points(all),
        all.games(),
        Text.score(all),
        brains.stream().map(opponent -> cell(table, rating.brain(), opponent)).toList());
  }

  private static Cell cell(Crosstable table, String brain, String opponent) {
    WinDrawLoss games = table.result(brain, opponent);
    boolean empty = games.games() == 0;
    return new Cell(
        brain.equals(opponent),
        empty,
        Text.points(games),
        Text.winDrawLoss(games),
        brain + " against " + opponent + ": " + Text.winDrawLoss(games),
        empty ? 0 : (int) Math.round(100 * games.share()));
  }
}
