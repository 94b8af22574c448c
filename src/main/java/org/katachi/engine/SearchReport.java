package org.katachi.engine;

import java.util.List;
import org.katachi.board.Point;
import org.katachi.search.Score;

/**
 * The state of a search after an iteration, or its result.
 *
 * @param depth the depth of the last finished iteration in plies; 0 if there was none
 * @param selectiveDepth the deepest ply reached
 * @param score the score of the position for the side to move
 * @param nodes the positions visited
 * @param millis the time since the turn's clock started, in milliseconds
 * @param variation the principal variation, the best move first
 */
public record SearchReport(
    int depth,
    int selectiveDepth,
    SearchScore score,
    long nodes,
    long millis,
    List<Point> variation) {

  public SearchReport {
    variation = List.copyOf(variation);
  }

  /** The best move, an empty point of the board. */
  public Point move() {
    return variation.get(0);
  }

  /**
   * Whether the score is a search's: an iteration has ended, or a win was found before one, even if
   * it was not verified.
   */
  public boolean hasValue() {
    return depth > 0 || score.isProved() || score.value() == Score.MAX_ESTIMATE;
  }

  /** The speed in nodes per second; 0 before a millisecond has passed. */
  public long nodesPerSecond() {
    return millis == 0 ? 0 : nodes * 1000 / millis;
  }
}
