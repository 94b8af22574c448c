package org.katachi.player;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Answer;
import org.katachi.engine.Control;
import org.katachi.engine.Engine;
import org.katachi.engine.Evaluation;
import org.katachi.engine.Position;
import org.katachi.engine.Report;
import org.katachi.rules.Referee;

/**
 * A player that gives every empty point a score and plays the best: of equal ones the nearest to
 * the centre, then the first on the board. A forbidden point is played only if there is no other.
 */
public abstract class StaticPlayer implements Engine {

  /** The scores of a position's empty points for the side to move. */
  protected abstract PointScore scoreOf(Board board);

  @Override
  public final Answer choose(Position position, Control control, Consumer<Report> listener) {
    Board board = position.toBoard();
    PointScore score = scoreOf(board);
    Referee referee = new Referee(position.rules());
    Geometry geometry = position.geometry();
    int best = 0;
    long bestRank = Long.MIN_VALUE;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell)) {
        long rank = rank(score.of(cell), board, referee, cell);
        if (rank > bestRank) {
          best = cell;
          bestRank = rank;
        }
      }
    }
    return answer(geometry.toPoint(best), control, position, board);
  }

  @Override
  public void newGame() {
    // Nothing is remembered from move to move.
  }

  /**
   * The score above all, less the distance from the centre; far below both if the point is
   * forbidden.
   */
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

  private static Answer answer(Point move, Control control, Position position, Board board) {
    long nanos = System.nanoTime() - control.limits().clockStart();
    int looked = position.geometry().pointCount() - board.stoneCount();
    Report report =
        new Report(
            0,
            0,
            Evaluation.estimate(0),
            looked,
            TimeUnit.NANOSECONDS.toMillis(nanos),
            List.of(move));
    return new Answer(move, report);
  }
}
