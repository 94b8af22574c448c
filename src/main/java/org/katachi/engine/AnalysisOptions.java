package org.katachi.engine;

import java.util.Set;
import org.katachi.board.Point;

/**
 * What an analysis is asked for.
 *
 * @param lines the number of best lines, at least one; there are fewer where the position has fewer
 *     moves
 * @param excluded moves that are left out, unless there are no others; points off the board do not
 *     matter
 */
public record AnalysisOptions(int lines, Set<Point> excluded) {

  public AnalysisOptions {
    excluded = Set.copyOf(excluded);
  }

  /** Whether the best move of the position is asked for, and nothing else. */
  boolean isPlain() {
    return lines == 1 && excluded.isEmpty();
  }
}
