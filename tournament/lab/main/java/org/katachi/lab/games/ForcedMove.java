package org.katachi.lab.games;

import org.katachi.board.Stone;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/** Positions in which the search sees by itself what must be played; training leaves them out. */
public final class ForcedMove {

  private ForcedMove() {}

  /** Whether a five or an open four can be made, or a five must be stopped. */
  public static boolean exists(ShapeBoard shapes) {
    int side = shapes.board().sideToMove();
    return shapes.has(side, CellClass.FIVE)
        || shapes.has(side, CellClass.OPEN_FOUR)
        || shapes.has(Stone.opponent(side), CellClass.FIVE);
  }
}
