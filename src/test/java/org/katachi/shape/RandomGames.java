package org.katachi.shape;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/** Random play on a tracked board, forth and back, as a search does it. */
final class RandomGames {

  private RandomGames() {}

  /** A board with some dead stones and random moves made and unmade on it. */
  static TrackedBoard play(Geometry geometry, Random random) {
    List<Integer> cells = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      cells.add(geometry.point(i));
    }
    Collections.shuffle(cells, random);
    Board board = new Board(geometry);
    for (int i = random.nextInt(4); i > 0; i--) {
      board.set(cells.get(i), Stone.BLOCKED);
    }
    TrackedBoard tracked = new TrackedBoard(board);
    for (int steps = random.nextInt(2 * cells.size()); steps > 0; steps--) {
      int cell = cells.get(random.nextInt(cells.size()));
      if (board.isEmpty(cell)) {
        tracked.play(cell);
      } else if (board.moveCount() > 0) {
        tracked.undo();
      }
    }
    return tracked;
  }
}
