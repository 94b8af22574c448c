package org.katachi.protocol.task;

import java.util.List;
import org.katachi.board.Point;

/**
 * The reply to a command.
 *
 * @param lines the lines to write at once; none for silence
 * @param isList whether the lines are lists of points, which are never cut
 * @param moves the brain's moves, to be placed on the session's board when the lines are written
 */
public record Reply(List<String> lines, boolean isList, List<Point> moves) implements Outcome {

  /** No line. */
  public static final Reply SILENCE = of();

  public Reply {
    lines = List.copyOf(lines);
    moves = List.copyOf(moves);
  }

  public static Reply of(String... lines) {
    return new Reply(List.of(lines), false, List.of());
  }

  /** Lines with the moves that they name. */
  public static Reply of(List<String> lines, List<Point> moves) {
    return new Reply(lines, false, moves);
  }

  /** A line that is a list of points. */
  public static Reply list(String line) {
    return new Reply(List.of(line), true, List.of());
  }
}
