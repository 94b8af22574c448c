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

  private static final int CLASSES_MASK = (1 << (CellClass.LIMIT - CellClass.THREAT)) - 1;

  /** By a side's classes of threats, those of {@link CellClass#THREAT} lowest. */
  private static final byte[] STRONG_MOVES = strongMoves();

  private ThreatMask() {}

  /** The mask of the position on a board. */
  public static int of(ShapeBoard shapes) {
    int side = shapes.board().sideToMove();
    int opponent = Stone.opponent(side);
    return mask(shapes.threats(side), shapes.threats(opponent));
  }

  /** The mask without double threes of renju's black: most of them are fouls. */
  public static int withoutFouls(ShapeBoard shapes) {
    int side = shapes.board().sideToMove();
    int opponent = Stone.opponent(side);
    ShapeTables tables = shapes.tables();
    return mask(
        shapes.threats(side) & ~tables.maybeForbiddenBit(side),
        shapes.threats(opponent) & ~tables.maybeForbiddenBit(opponent));
  }

  private static int mask(int own, int other) {
    return STRONG_MOVES[own >> CellClass.THREAT & CLASSES_MASK]
        | STRONG_MOVES[other >> CellClass.THREAT & CLASSES_MASK] << BITS_OF_A_SIDE;
  }

  private static byte[] strongMoves() {
    byte[] masks = new byte[CLASSES_MASK + 1];
    for (int classes = 0; classes < masks.length; classes++) {
      masks[classes] =
          (byte)
              (any(classes, CellClass.OPEN_THREE, CellClass.OPEN_THREE_PLUS)
                  | any(classes, CellClass.FOUR, CellClass.FOUR_PLUS) << 1
                  | any(classes, CellClass.DOUBLE_THREE, CellClass.DOUBLE_THREE) << 2
                  | any(classes, CellClass.FOUR_THREE, CellClass.OPEN_FOUR) << 3);
    }
    return masks;
  }

  /** 1 if one of two classes is among some, else 0. */
  private static int any(int classes, int one, int other) {
    int wanted = 1 << one | 1 << other;
    return (classes << CellClass.THREAT & wanted) != 0 ? 1 : 0;
  }
}
