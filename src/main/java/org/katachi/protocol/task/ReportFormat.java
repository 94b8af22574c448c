package org.katachi.protocol.task;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;

/** The form of search reports as lines for people; a dialect may have its own. */
public class ReportFormat {

  /** The form for all managers without one of their own. */
  public static final ReportFormat PLAIN = new ReportFormat();

  /** The most moves of the principal variation that are shown. */
  protected static final int MAX_MOVES = 16;

  /** From this number on the next larger unit is used. */
  private static final long UNIT_LIMIT = 10_000;

  private static final String UNITS = " KMGT";

  protected ReportFormat() {}

  /** The lines after an iteration. */
  public List<String> progress(List<SearchReport> lines) {
    return lines(lines);
  }

  /** The lines when the search of a move has started that takes longer than most. */
  public List<String> moveStarted(Point move) {
    return List.of();
  }

  /** The lines when that search has ended. */
  public List<String> moveFinished(Point move) {
    return List.of();
  }

  /** The lines when a move is proved to lose. */
  public List<String> moveLost(Point move) {
    return List.of();
  }

  /** The numbered best lines if there are several, and a line about the best, the first. */
  public final List<String> lines(List<SearchReport> lines) {
    List<String> text = new ArrayList<>();
    for (int i = 0; lines.size() > 1 && i < lines.size(); i++) {
      text.add(line(i + 1, lines.get(i)));
    }
    text.add(message(lines.get(0)));
    return text;
  }

  /**
   * The protocol's line, as {@code MESSAGE Depth 12-23 | Eval 35 | Node 512K | Speed 900K | Time
   * 569ms | h8 i9 j10}.
   */
  public final String message(SearchReport report) {
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
  final String line(int number, SearchReport report) {
    StringBuilder text = new StringBuilder("MESSAGE (");
    text.append(number).append(") ").append(report.score());
    long permille = Math.round(1000 * report.score().winProbability());
    text.append(" (W ").append(permille / 10).append('.').append(permille % 10).append(") | ");
    text.append(report.depth()).append('-').append(report.selectiveDepth());
    appendMoves(text, report.variation());
    return text.toString();
  }

  private void appendMoves(StringBuilder text, List<Point> moves) {
    for (int i = 0; i < Math.min(moves.size(), MAX_MOVES); i++) {
      text.append(i == 0 ? " | " : " ").append(name(moves.get(i)));
    }
  }

  /** The name of a point as the manager shows it. */
  protected String name(Point point) {
    return Notation.letterNumber(point);
  }

  /** A number in at most four digits, cut, not rounded: {@code 9999}, {@code 10K}, {@code 12M}. */
  static String count(long number) {
    long shown = number;
    int unit = 0;
    while (shown >= UNIT_LIMIT && unit < UNITS.length() - 1) {
      shown /= 1_000;
      unit++;
    }
    return unit == 0 ? Long.toString(shown) : shown + UNITS.substring(unit, unit + 1);
  }
}
