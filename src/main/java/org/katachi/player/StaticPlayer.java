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
import org.katachi.shape.TrackedBoard;

/**
 * A player that gives every empty point a score and plays the best: of equal ones the nearest to
 * the centre, then the first on the board. A forbidden point is played only if there is no other.
 */
abstract class StaticPlayer implements Engine {

  /**
   * What an empty point is worth.
   *
   * @param tracked the position, with the player to move
   */
  protected abstract int score(TrackedBoard tracked, int cell);

  @Override
  public final Answer choose(Position position, Control control, Consumer<Report> listener) {
    TrackedBoard tracked = new TrackedBoard(position.toBoard());
    Referee referee = new Referee(position.rules());
    Geometry geometry = position.geometry();
    int best = 0;
    long bestScore = Long.MIN_VALUE;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (tracked.board().isEmpty(cell)) {
        long score = rank(tracked, referee, cell);
        if (score > bestScore) {
          best = cell;
          bestScore = score;
        }
      }
    }
    return answer(geometry.toPoint(best), control, position, tracked.board());
  }

  @Override
  public void newGame() {
    // Nothing is remembered from move to move.
  }

  /**
   * The score above all, less the distance from the centre; far below both if the point is
   * forbidden.
   */
  private long rank(TrackedBoard tracked, Referee referee, int cell) {
    Board board = tracked.board();
    Geometry geometry = board.geometry();
    int fromCentreX = geometry.x(cell) - geometry.x(geometry.centre());
    int fromCentreY = geometry.y(cell) - geometry.y(geometry.centre());
    long distance = Math.max(Math.abs(fromCentreX), Math.abs(fromCentreY));
    long rank = (long) score(tracked, cell) * Geometry.MAX_SIZE - distance;
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
