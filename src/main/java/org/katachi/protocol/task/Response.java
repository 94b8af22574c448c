package org.katachi.protocol.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.katachi.board.Point;
import org.katachi.engine.BestMove;
import org.katachi.engine.SearchReport;

/**
 * The response to a command, or the result of a search.
 *
 * @param lines the lines to write at once; none for silence
 * @param isList whether the lines are lists of points, which are never cut
 * @param moves the brain's moves, to be placed on the session's board when the lines are written
 * @param search the search that the command asks for; its result is the reply
 */
public record Response(
    List<String> lines, boolean isList, List<Point> moves, Optional<SearchTask> search) {

  /** Silence. */
  public static Response none() {
    return of();
  }

  /** Lines without a search. */
  public static Response of(String... lines) {
    return withMoves(List.of(lines), List.of());
  }

  /** A line that is a list of points. */
  public static Response list(String line) {
    return new Response(List.of(line), true, List.of(), Optional.empty());
  }

  /** No line yet: a search finds the reply. */
  public static Response search(SearchTask task) {
    return new Response(List.of(), false, List.of(), Optional.of(task));
  }

  /** A move without a search. */
  public static Response move(Point move) {
    return withMoves(List.of(move.toString()), List.of(move));
  }

  /** The move of a search, after a line about it. */
  public static Response move(BestMove best, ReportFormat format) {
    return withMoves(
        List.of(format.message(best.report()), best.move().toString()), List.of(best.move()));
  }

  /**
   * The best move of an analysis, after a message for each line.
   *
   * @param lines the best first
   */
  public static Response lines(List<SearchReport> lines, ReportFormat format) {
    List<String> text = new ArrayList<>();
    if (lines.size() > 1) {
      for (int i = 0; i < lines.size(); i++) {
        text.add(format.line(i + 1, lines.get(i)));
      }
    }
    SearchReport best = lines.get(0);
    Point move = best.variation().get(0);
    text.add(format.message(best));
    text.add(move.toString());
    return withMoves(List.copyOf(text), List.of(move));
  }

  /** Several moves in one line, after a line about them. */
  public static Response moves(String message, List<Point> moves) {
    StringJoiner text = new StringJoiner(" ");
    for (Point move : moves) {
      text.add(move.toString());
    }
    return withMoves(List.of(message, text.toString()), List.copyOf(moves));
  }

  /** Lines with the moves that they tell. */
  public static Response withMoves(List<String> lines, List<Point> moves) {
    return new Response(lines, false, moves, Optional.empty());
  }
}
