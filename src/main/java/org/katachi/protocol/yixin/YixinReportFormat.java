package org.katachi.protocol.yixin;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.task.ReportFormat;

/**
 * The form of search reports for Yixin-Board. It sends points as row and column, counts rows from
 * the bottom, and draws the search on its board as it goes on.
 */
final class YixinReportFormat extends ReportFormat {

  private final int rows;

  /**
   * The form for a board.
   *
   * @param rows the rows of Yixin-Board's board
   */
  YixinReportFormat(int rows) {
    this.rows = rows;
  }

  @Override
  protected String name(Point point) {
    return super.name(new Point(point.y(), rows - 1 - point.x()));
  }

  /** It keeps value and line for its command {@code bestline}. */
  @Override
  public List<String> progress(List<SearchReport> lines) {
    SearchReport best = lines.get(0);
    StringBuilder line = new StringBuilder("MESSAGE REALTIME PV");
    for (Point move : best.variation().subList(0, Math.min(best.variation().size(), MAX_MOVES))) {
      line.append(' ').append(name(move));
    }
    List<String> text = new ArrayList<>(lines(lines));
    // The marks of the moves begin again, and the best move has one.
    text.add("MESSAGE REALTIME REFRESH");
    text.addAll(mark("BEST", best.move()));
    text.add("MESSAGE REALTIME VAL " + best.score().number());
    text.add(line.toString());
    return text;
  }

  @Override
  public List<String> moveStarted(Point move) {
    return mark("POS", move);
  }

  @Override
  public List<String> moveFinished(Point move) {
    return mark("DONE", move);
  }

  @Override
  public List<String> moveLost(Point move) {
    return mark("LOSE", move);
  }

  private static List<String> mark(String mark, Point point) {
    return List.of("MESSAGE REALTIME " + mark + " " + point);
  }
}
