package org.katachi.eval;

import org.katachi.board.Stone;
import org.katachi.network.BoardPolicy;
import org.katachi.shape.ShapeBoard;

/** A {@link ShapeEvaluation} bound to one board. Belongs to the board's thread. */
public final class Evaluator {

  /** The unit of a policy's move-ordering scores: so much are odds of e to 1. */
  public static final int MOVE_SCORE_UNIT = BoardPolicy.SCORE_UNIT;

  private final ShapeBoard shapes;
  private final BoardValue value;
  private final int[] ownMoves;
  private final int[] opponentMoves;

  /** Null if the shapes alone order the moves. */
  private final BoardPolicy policy;

  Evaluator(
      ShapeBoard shapes,
      BoardValue value,
      int[] ownMoves,
      int[] opponentMoves,
      BoardPolicy policy) {
    this.shapes = shapes;
    this.value = value;
    this.ownMoves = ownMoves;
    this.opponentMoves = opponentMoves;
    this.policy = policy;
  }

  /** The value of the position for the side to move, see {@link BoardValue#value}. */
  public int value() {
    return value.value();
  }

  /** Whether a policy scores the moves, not the shapes alone. */
  public boolean hasPolicy() {
    return policy != null;
  }

  /** Turns to the position that is on the board now: its moves are to be scored. */
  public void prepareMoves() {
    if (policy != null) {
      policy.prepare();
    }
  }

  /**
   * The move-ordering score of a move of the side to move to an empty cell, in the position that
   * was {@linkplain #prepareMoves prepared}: a policy's in 1/{@link #MOVE_SCORE_UNIT}; by the
   * shapes alone the unit has no meaning.
   */
  public int moveScore(int cell, int side) {
    int byShapes =
        ownMoves[shapes.combination(cell, side)]
            + opponentMoves[shapes.combination(cell, Stone.opponent(side))];
    return policy == null ? byShapes : policy.score(cell, byShapes);
  }
}
