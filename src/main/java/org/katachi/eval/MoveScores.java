package org.katachi.eval;

import org.katachi.board.Stone;
import org.katachi.shape.ShapeBoard;

/**
 * The move-ordering scores by shapes: what a move makes, what it takes from the opponent, and what
 * such a move is worth among the threats on the board. Immutable.
 */
final class MoveScores {

  private final int[] own;
  private final int[] opponent;
  private final int[] threatMoves;

  /** Scores by the weights of moves. */
  MoveScores(MoveWeights weights) {
    own = weights.own().clone();
    opponent = weights.opponent().clone();
    threatMoves = weights.threatMoves().clone();
  }

  /**
   * The score of a move in 1/{@link MoveWeights#UNIT}.
   *
   * @param threats the {@link org.katachi.shape.ThreatMask} of the position
   * @param side the side to move
   */
  int of(ShapeBoard shapes, int threats, int cell, int side) {
    return own[shapes.combination(cell, side)]
        + opponent[shapes.combination(cell, Stone.opponent(side))]
        + threatMoves[MoveWeights.threatMove(shapes, threats, cell, side)];
  }
}
