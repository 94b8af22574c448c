package org.katachi.classic;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.engine.SearchScore;
import org.katachi.rules.Referee;

/**
 * A player without search: it plays the empty point with the highest score. Of equal points it
 * takes the one nearest to the centre, then the first on the board. It plays a forbidden point only
 * if no other is empty.
 */
public abstract class StaticPlayer implements Engine {

  /** Scores the empty cells of a position for the side to move; the highest score is played. */
  protected abstract IntUnaryOperator scorer(Board board);

  @Override
  public final SearchReport choose(
      Position position, SearchControl control, SearchListener listener) {
    Board board = position.toBoard();
    IntUnaryOperator scorer = scorer(board);
    Referee referee = new Referee(position.rules());
    Geometry geometry = position.geometry();
    int best = 0;
    long bestRank = Long.MIN_VALUE;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell)) {
        long rank = rank(scorer.applyAsInt(cell), board, referee, cell);
        if (rank > bestRank) {
          best = cell;
          bestRank = rank;
        }
      }
    }
    return report(geometry.toPoint(best), control, position, board);
  }

  @Override
  public void newGame() {
    // It keeps nothing from move to move.
  }

  /** Orders points by legality, then by score, then by distance from the centre. */
  private static long rank(int score, Board board, Referee referee, int cell) {
    Geometry geometry = board.geometry();
    int fromCentreX = geometry.x(cell) - geometry.x(geometry.centre());
    int fromCentreY = geometry.y(cell) - geometry.y(geometry.centre());
    long distance = Math.max(Math.abs(fromCentreX), Math.abs(fromCentreY));
    long rank = (long) score * Geometry.MAX_SIZE - distance;
    return referee.isForbidden(board, cell, board.sideToMove())
        ? rank - Integer.MAX_VALUE * 1000L
        : rank;
  }

  private static SearchReport report(
      Point move, SearchControl control, Position position, Board board) {
    long nanos = System.nanoTime() - control.limits().clockStart();
    int scored = position.geometry().pointCount() - board.stoneCount();
    return new SearchReport(
        0, 0, SearchScore.estimate(0), scored, TimeUnit.NANOSECONDS.toMillis(nanos), List.of(move));
  }
}
