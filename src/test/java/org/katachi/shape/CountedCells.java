package org.katachi.shape;

import org.katachi.board.Stone;
import org.katachi.rules.Rule;

/** What a cell counts as in the value's sums, read from the board. */
public final class CountedCells {

  private CountedCells() {}

  /** In renju a cell where black makes, or may make, a foul counts as dead. */
  public static int combination(ShapeBoard shapes, int cell, int colour) {
    int cellClass = shapes.cellClass(cell, colour);
    boolean mayBeFoul =
        shapes.tables().rule() == Rule.RENJU
            && colour == Stone.BLACK
            && (cellClass == CellClass.FORBIDDEN || cellClass == CellClass.DOUBLE_THREE);
    return mayBeFoul ? Combinations.DEAD : shapes.combination(cell, colour);
  }
}
