package org.katachi.protocol.yixin;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.task.ReportFormat;

/** The form of search reports for managers that draw the search on their board as it goes on. */
class RealtimeReportFormat extends ReportFormat {

  private final String lost;

  /**
   * A form.
   *
   * @param lost the mark of a move that is proved to lose
   */
  RealtimeReportFormat(boolean isDetailed, String lost) {
    super(isDetailed);
    this.lost = lost;
  }

  /** Yixin-Board keeps value and line for its command {@code bestline}. */
  @Override
  public List<String> progress(List<SearchReport> lines) {
    SearchReport best = lines.get(0);
    StringBuilder line = new StringBuilder("MESSAGE REALTIME PV");
    for (Point move : shown(best.variation())) {
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
    return mark(lost, move);
  }

  private static List<String> mark(String mark, Point point) {
    return List.of("MESSAGE REALTIME " + mark + " " + point);
  }
}
