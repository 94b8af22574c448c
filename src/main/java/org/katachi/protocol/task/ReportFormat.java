package org.katachi.protocol.task;

import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;

/**
 * Formats search reports as lines for people.
 *
 * @param yixinRows the rows of Yixin-Board's board, which sends points as row and column and counts
 *     rows from the bottom; 0 for points as they are in the protocol
 */
public record ReportFormat(int yixinRows) {

  /** The format for all managers but Yixin's. */
  public static final ReportFormat PLAIN = new ReportFormat(0);

  /** The most moves of the principal variation that are shown. */
  private static final int MAX_MOVES = 16;

  /** From this number on the next larger unit is used. */
  private static final long UNIT_LIMIT = 10_000;

  private static final String UNITS = " KMGT";

  /** The format for Yixin's managers. */
  public static ReportFormat ofYixin(Geometry geometry) {
    return new ReportFormat(geometry.width());
  }

  /**
   * The protocol's line, as {@code MESSAGE Depth 12-23 | Eval 35 | Node 512K | Speed 900K | Time
   * 569ms | h8 i9 j10}.
   */
  public String message(SearchReport report) {
    StringBuilder text = new StringBuilder("MESSAGE Depth ");
    text.append(report.depth()).append('-').append(report.selectiveDepth());
    text.append(" | Eval ").append(report.score());
    text.append(" | Node ").append(count(report.nodes()));
    text.append(" | Speed ").append(count(report.nodesPerSecond()));
    text.append(" | Time ").append(report.millis()).append("ms");
    appendMoves(text, report.variation());
    return text.toString();
  }

  /**
   * One of several lines, as {@code MESSAGE (2) 35 (W 54.4) | 12-23 | h8 i9 j10}: its number, the
   * value, the probability in percent that the side to move wins, and the depth.
   */
  public String line(int number, SearchReport report) {
    StringBuilder text = new StringBuilder("MESSAGE (");
    text.append(number).append(") ").append(report.score());
    long permille = Math.round(1000 * report.score().winProbability());
    text.append(" (W ").append(permille / 10).append('.').append(permille % 10).append(") | ");
    text.append(report.depth()).append('-').append(report.selectiveDepth());
    appendMoves(text, report.variation());
    return text.toString();
  }

  /**
   * What Yixin-Board draws after an iteration: the marks of the moves begin anew, and the best move
   * has one; it keeps value and line for its command {@code bestline}.
   */
  public List<String> realtime(SearchReport report) {
    StringBuilder line = new StringBuilder("MESSAGE REALTIME PV");
    List<Point> moves = report.variation();
    for (int i = 0; i < Math.min(moves.size(), MAX_MOVES); i++) {
      line.append(' ').append(name(moves.get(i)));
    }
    return List.of(
        "MESSAGE REALTIME REFRESH",
        realtime("BEST", moves.get(0)),
        "MESSAGE REALTIME VAL " + report.score().number(),
        line.toString());
  }

  /**
   * What Yixin-Board draws at a point: {@code POS} a move that is searched, {@code DONE} one that
   * was, {@code LOSE} one that loses.
   */
  public static String realtime(String mark, Point point) {
    return "MESSAGE REALTIME " + mark + " " + point;
  }

  private void appendMoves(StringBuilder text, List<Point> moves) {
    for (int i = 0; i < Math.min(moves.size(), MAX_MOVES); i++) {
      text.append(i == 0 ? " | " : " ").append(name(moves.get(i)));
    }
  }

  /** The name of a point as the manager shows it. */
  private String name(Point point) {
    return Notation.letterNumber(
        yixinRows == 0 ? point : new Point(point.y(), yixinRows - 1 - point.x()));
  }

  /** A number in at most four digits, cut, not rounded: {@code 9999}, {@code 10K}, {@code 12M}. */
  public static String count(long number) {
    long shown = number;
    int unit = 0;
    while (shown >= UNIT_LIMIT && unit < UNITS.length() - 1) {
      shown /= 1_000;
      unit++;
    }
    return unit == 0 ? Long.toString(shown) : shown + UNITS.substring(unit, unit + 1);
  }
}
