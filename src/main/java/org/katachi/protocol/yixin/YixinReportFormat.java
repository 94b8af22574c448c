package org.katachi.protocol.yixin;

import org.katachi.board.Point;

/** The form of search reports for Yixin-Board, which sends points as row and column. */
final class YixinReportFormat extends RealtimeReportFormat {

  private final int rows;

  /**
   * The form for a board.
   *
   * @param rows the rows of Yixin-Board's board
   */
  YixinReportFormat(int rows, boolean isDetailed) {
    super(isDetailed, "LOSE");
    this.rows = rows;
  }

  /** It counts rows from the bottom. */
  @Override
  protected String name(Point point) {
    return super.name(new Point(point.y(), rows - 1 - point.x()));
  }
}
