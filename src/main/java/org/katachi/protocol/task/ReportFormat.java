package org.katachi.protocol.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.engine.SearchReport;

/** The form of search reports as lines for people; a dialect may have its own. */
public class ReportFormat {

  /** The form for all managers without one of their own. */
  public static final ReportFormat PLAIN = new ReportFormat(false);

  /** The form for managers that ask for {@code INFO} lines. */
  public static final ReportFormat DETAILED = new ReportFormat(true);

  /** The most moves of the principal variation that are shown. */
  private static final int MAX_MOVES = 16;

  /** From this number on the next larger unit is used. */
  private static final long UNIT_LIMIT = 10_000;

  private static final String UNITS = " KMGT";

  private final boolean isDetailed;

  /**
   * A form.
   *
   * @param isDetailed whether each line has its values in {@code INFO} lines, too
   */
  protected ReportFormat(boolean isDetailed) {
    this.isDetailed = isDetailed;
  }

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
    for (int i = 0; isDetailed && i < lines.size(); i++) {
      addDetails(text, i, lines);
    }
    for (int i = 0; lines.size() > 1 && i < lines.size(); i++) {
      text.add(line(i + 1, lines.get(i)));
    }
    text.add(message(lines.get(0)));
    return text;
  }

  /** The values of one of several lines as Rapfi writes them, with points as in moves. */
  private static void addDetails(List<String> text, int index, List<SearchReport> lines) {
    SearchReport report = lines.get(index);
    text.add("INFO PV " + index);
    text.add("INFO NUMPV " + lines.size());
    text.add("INFO DEPTH " + report.depth());
    text.add("INFO SELDEPTH " + report.selectiveDepth());
    text.add("INFO TOTALNODES " + report.nodes());
    text.add("INFO TOTALTIME " + report.millis());
    text.add("INFO SPEED " + report.nodesPerSecond());
    text.add("INFO EVAL " + report.score());
    text.add(String.format(Locale.ROOT, "INFO WINRATE %.3f", report.score().winProbability()));
    text.add("INFO BESTLINE " + Swap2Task.joined(shown(report.variation())));
    text.add("INFO PV DONE");
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
   * One of several lines, as {@code MESSAGE (2) 35 | 12-23 | h8 i9 j10}: its number, the value and
   * the depth. This is Rapfi's form, which clients read.
   */
  final String line(int number, SearchReport report) {
    StringBuilder text = new StringBuilder("MESSAGE (");
    text.append(number).append(") ").append(report.score()).append(" | ");
    text.append(report.depth()).append('-').append(report.selectiveDepth());
    appendMoves(text, report.variation());
    return text.toString();
  }

  private void appendMoves(StringBuilder text, List<Point> moves) {
    String separator = " | ";
    for (Point move : shown(moves)) {
      text.append(separator).append(name(move));
      separator = " ";
    }
  }

  /** The first moves of a principal variation, as many as are shown. */
  protected static List<Point> shown(List<Point> variation) {
    return variation.subList(0, Math.min(variation.size(), MAX_MOVES));
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
