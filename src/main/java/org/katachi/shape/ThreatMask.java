package org.katachi.shape;

import org.katachi.board.Stone;

/**
 * Which kinds of strong moves the two sides have, as a mask: four bits for the side to move, and
 * above them four for its opponent.
 *
 * <pre>
 *   bit 0  an open three      bit 2  a double three
 *   bit 1  a four             bit 3  an open four, or a four and an open three
 * </pre>
 */
public final class ThreatMask {

  /** The bits of a mask. */
  public static final int BITS = 8;

  /** The number of different masks. */
  public static final int COUNT = 1 << BITS;

  private static final int BITS_OF_A_SIDE = BITS / 2;

  private ThreatMask() {}

  /** The mask of the position on a board. */
  public static int of(ShapeBoard shapes) {
    int side = shapes.board().sideToMove();
    return strongMoves(shapes, side) | strongMoves(shapes, Stone.opponent(side)) << BITS_OF_A_SIDE;
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
