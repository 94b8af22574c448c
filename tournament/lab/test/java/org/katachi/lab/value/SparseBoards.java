package org.katachi.lab.value;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.rules.Rule;
import org.katachi.shape.ShapeBoard;

/** Boards with a few stones anywhere. */
final class SparseBoards {

  private static final Geometry BOARD = new Geometry(11, 11);

  private SparseBoards() {}

  static ShapeBoard next(Random random) {
    return next(random, Rule.FREESTYLE);
  }

  static ShapeBoard next(Random random, Rule rule) {
    ShapeBoard shapes = new ShapeBoard(new Board(BOARD), rule);
    for (int stones = 4 + random.nextInt(8); stones > 0; ) {
      int cell = BOARD.point(random.nextInt(BOARD.pointCount()));
      if (shapes.board().isEmpty(cell)) {
        shapes.play(cell);
        stones--;
      }
    }
    return shapes;
  }
}
