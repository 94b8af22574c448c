package org.katachi.lab.games;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.eval.Evaluator;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.Verdict;
import org.katachi.shape.ShapeBoard;

/** Draws moves, the better ones by their move scores more often. */
public final class RandomMove {

  /** A move is e times as likely as one whose move score is lower by this. */
  private static final double TEMPERATURE = 96;

  private final Referee referee;
  private final ShapeEvaluation evaluation;
  private final int[] cells;
  private final double[] odds;

  /**
   * @param evaluation gives the move scores
   * @param geometry the board of all positions
   */
  public RandomMove(Referee referee, ShapeEvaluation evaluation, Geometry geometry) {
    this.referee = referee;
    this.evaluation = evaluation;
    cells = new int[geometry.pointCount()];
    odds = new double[geometry.pointCount()];
  }

  /** Plays a random move; returns true if the game goes on after it. */
  public boolean play(ShapeBoard shapes, Random random) {
    Board board = shapes.board();
    Evaluator evaluator = evaluation.on(shapes);
    evaluator.prepareMoves();
    int count = shapes.collectNear(cells, 0);
    double sum = 0;
    for (int i = 0; i < count; i++) {
      odds[i] = Math.exp(evaluator.shapeScore(cells[i], board.sideToMove()) / TEMPERATURE);
      sum += odds[i];
    }
    double drawn = random.nextDouble() * sum;
    int i = 0;
    while (i < count - 1 && drawn >= odds[i]) {
      drawn -= odds[i++];
    }
    if (count == 0 || referee.isForbidden(board, cells[i], board.sideToMove())) {
      return false;
    }
    shapes.play(cells[i]);
    return referee.verdict(board, cells[i]) == Verdict.ONGOING;
  }
}
