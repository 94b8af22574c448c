package org.katachi.threat;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;

/** Positions for properties. */
final class RandomPositions {

  private RandomPositions() {}

  /** A small board, half to nearly full, with many lines of four and five. */
  static Board full(Random random) {
    Board board = new Board(new Geometry(5 + random.nextInt(6), 5 + random.nextInt(6)));
    int stones = (int) (board.geometry().pointCount() * (0.4 + 0.5 * random.nextDouble()));
    while (board.moveCount() < stones) {
      int cell = board.geometry().point(random.nextInt(board.geometry().pointCount()));
      if (board.isEmpty(cell)) {
        board.play(cell);
      }
    }
    return board;
  }

  /** A small board with some stones, and few fours. */
  static Board small(Random random) {
    Board board = new Board(new Geometry(7 + random.nextInt(2), 7 + random.nextInt(2)));
    int stones = 10 + random.nextInt(11);
    while (board.moveCount() < stones) {
      int cell = board.geometry().point(random.nextInt(board.geometry().pointCount()));
      if (board.isEmpty(cell)) {
        board.play(cell);
      }
    }
    return board;
  }

  /** A board of middling size with few stones, all about its centre. */
  static Board sparse(Random random) {
    Board board = new Board(new Geometry(12, 12));
    int stones = 14 + random.nextInt(20);
    while (board.moveCount() < stones) {
      int x = 2 + random.nextInt(8);
      int cell = board.geometry().cell(x, 2 + random.nextInt(8));
      if (board.isEmpty(cell)) {
        board.play(cell);
      }
    }
    return board;
  }
}
