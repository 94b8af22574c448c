package org.katachi.eval;

import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;
import org.katachi.shape.ShapeWeights;

/**
 * The evaluation of a position and the worth of moves, both by the shapes that stones would make on
 * the empty cells. Immutable.
 *
 * <p>The value is a {@link PositionValue}: of weights that are added up, or of a network.
 */
public final class ShapeEvaluation {

  /** The value of odds of e to 1. */
  public static final int ODDS = 200;

  /** Weights are in so many parts of the value's unit. */
  public static final int PARTS = 16;

  /** The number of different {@linkplain #threats threats}. */
  public static final int THREATS = 1 << 8;

  private static final int THREAT_BITS = 4;

  private final PositionValue value;
  private final int[] ownMoves;
  private final int[] opponentMoves;

  /** What the program was built with for a rule and a size of the board. */
  public static ShapeEvaluation of(Rule rule, Geometry geometry) {
    return new ShapeEvaluation(
        EvaluationWeights.of(rule), new NetworkValue(NetworkWeights.of(rule, geometry)));
  }

  /** An evaluation with these weights, the same for both colours. */
  public ShapeEvaluation(EvaluationWeights weights) {
    this(weights, new LinearValue(weights));
  }

  /**
   * An evaluation with a value of another kind.
   *
   * @param weights for the worth of moves
   */
  public ShapeEvaluation(EvaluationWeights weights, PositionValue value) {
    this.value = value;
    ownMoves = weights.ownMoves().clone();
    opponentMoves = weights.opponentMoves().clone();
  }

  /** What a board is to sum up. */
  public ShapeWeights weights() {
    return value.weights();
  }

  /** The value of a position for the side to move. */
  public int value(ShapeBoard shapes) {
    return value.of(shapes);
  }

  /** The worth of a move of a side on an empty cell, for the order of moves alone. */
  public int moveWorth(ShapeBoard shapes, int cell, int side) {
    return ownMoves[shapes.combination(cell, side)]
        + opponentMoves[shapes.combination(cell, Stone.opponent(side))];
  }

  /**
   * Which kinds of strong moves the two sides have: four bits for the side to move, and above them
   * four for the other.
   *
   * <pre>
   *   bit 0  an open three      bit 2  a double three
   *   bit 1  a four             bit 3  an open four, or a four and an open three
   * </pre>
   */
  public static int threats(ShapeBoard shapes) {
    int side = shapes.board().sideToMove();
    return strongMoves(shapes, side) | strongMoves(shapes, Stone.opponent(side)) << THREAT_BITS;
  }

  private static int strongMoves(ShapeBoard shapes, int side) {
    return any(shapes, side, CellClass.OPEN_THREE, CellClass.OPEN_THREE_PLUS)
        | any(shapes, side, CellClass.FOUR, CellClass.FOUR_PLUS) << 1
        | any(shapes, side, CellClass.DOUBLE_THREE, CellClass.DOUBLE_THREE) << 2
        | any(shapes, side, CellClass.FOUR_THREE, CellClass.OPEN_FOUR) << 3;
  }

  /** 1 if a side has a cell of one of two classes, else 0. */
  private static int any(ShapeBoard shapes, int side, int one, int other) {
    return shapes.count(side, one) > 0 || shapes.count(side, other) > 0 ? 1 : 0;
  }
}
