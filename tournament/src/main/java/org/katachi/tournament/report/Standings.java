package org.katachi.tournament.report;

import org.katachi.statistics.Crosstable;
import org.katachi.statistics.Rating;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.text.NumberText;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The crosstable, in the order of the scoreboard.
 *
 * @param columns the opponents
 * @param rows a row for each brain
 * @param rated whether rows tell ratings; in a match of two the difference is told beside
 * @param byFormat whether places are those of a format that pairs by results
 * @param zero what ratings are bound to, in words
 * @param paired whether games come in pairs
 */
record Standings(
    List<String> columns,
    List<Row> rows,
    boolean rated,
    boolean byFormat,
    String zero,
    boolean paired) {

  /**
   * A brain's row.
   *
   * @param reason why it has its place, where the format ranks; else nothing
   */
  record Row(
      String brain,
      String reason,
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

  static Standings of(Scoreboard board) {
    Crosstable table = board.crosstable();
    List<Rating> ranked = board.ranked();
    List<String> brains = ranked.stream().map(Rating::brain).toList();
    return new Standings(
        brains,
        ranked.stream().map(rating -> row(board, table, rating, brains)).toList(),
        !board.isMatch(),
        board.isRankedByFormat(),
        zero(board),
        board.hasPairs());
  }

  private static String zero(Scoreboard board) {
    String anchors =
        board.brains().stream()
            .filter(board.anchors()::containsKey)
            .map(brain -> brain + " at " + Text.elo(board.anchors().get(brain)).replace("+", ""))
            .collect(Collectors.joining(", "));
    return anchors.isEmpty() ? "the average of the pool is 0" : "bound to " + anchors;
  }

  private static Row row(Scoreboard board, Crosstable table, Rating rating, List<String> brains) {
    WinDrawLoss all = rating.games();
    return new Row(
        rating.brain(),
        board.reason(rating.brain()).orElse(""),
        Text.elo(rating.elo()),
        Text.error(rating.error()),
        Text.points(all) + NumberText.bye(board.byePoints(rating.brain())),
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
