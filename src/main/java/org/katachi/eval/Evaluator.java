package org.katachi.eval;

import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;

/** A {@link ShapeEvaluation} bound to one board. Belongs to the board's thread. */
public final class Evaluator {

  private final ShapeBoard shapes;
  private final BoardValue value;
  private final int[] ownMoves;
  private final int[] opponentMoves;

  Evaluator(ShapeBoard shapes, BoardValue value, int[] ownMoves, int[] opponentMoves) {
    this.shapes = shapes;
    this.value = value;
    this.ownMoves = ownMoves;
    this.opponentMoves = opponentMoves;
  }

  /** The value of the position for the side to move, see {@link BoardValue#value}. */
  public int value() {
    return value.value();
  }

  /** The move-ordering score of a side's move to an empty cell; its unit has no meaning. */
  public int moveScore(int cell, int side) {
    return ownMoves[shapes.combination(cell, side)]
        + opponentMoves[shapes.combination(cell, Stone.opponent(side))];
  }
}
