package org.katachi.engine;

import java.util.List;
import org.katachi.board.Point;

/**
 * What an engine found out while it chose a move.
 *
 * @param depth the depth of the last finished iteration in plies; 0 if no search was needed
 * @param selectiveDepth the deepest ply reached
 * @param evaluation how the position stands for the mover
 * @param nodes the positions visited
 * @param millis the time since the clock of the turn began, in milliseconds
 * @param variation the line of best play, the chosen move first
 */
public record Report(
    int depth,
    int selectiveDepth,
    Evaluation evaluation,
    long nodes,
    long millis,
    List<Point> variation) {

  public Report {
    variation = List.copyOf(variation);
  }

  /** Nodes a second; 0 before a millisecond has passed. */
  public long nodesPerSecond() {
    return millis == 0 ? 0 : nodes * 1000 / millis;
  }
}
