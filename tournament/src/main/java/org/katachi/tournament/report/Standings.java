package org.katachi.tournament.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.katachi.statistics.WinDrawLoss;
import org.katachi.tournament.standings.Scoreboard;
import org.katachi.tournament.standings.Standing;
import org.katachi.tournament.text.NumberText;

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
    List<Standing> standings = board.standings();
    List<String> brains = standings.stream().map(Standing::brain).toList();
    return new Standings(
        brains,
        standings.stream().map(standing -> row(standing, brains)).toList(),
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

  private static Row row(Standing standing, List<String> brains) {
    List<Cell> cells = new ArrayList<>();
    for (String opponent : brains) {
      cells.add(cell(standing.brain(), opponent, standing.against().get(cells.size())));
    }
    return new Row(
        standing.brain(),
        standing.reason().orElse(""),
        Text.elo(standing.rating().elo()),
        Text.error(standing.rating().error()),
        Text.points(standing.games()) + NumberText.bye(standing.byePoints()),
        standing.games().games(),
        Text.score(standing.games()),
        cells);
  }

  private static Cell cell(String brain, String opponent, WinDrawLoss games) {
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
