package org.katachi.shape;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntConsumer;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Rule;

/** Random play, forth and back, as a search does it. */
final class RandomGames {

  private RandomGames() {}

  /** A board with some dead stones and random moves made and unmade on it. */
  static TrackedBoard play(Geometry geometry, Random random) {
    TrackedBoard tracked = new TrackedBoard(withDeadStones(geometry, random));
    play(tracked.board(), random, tracked::play, tracked::undo);
    return tracked;
  }

  /** As {@link #play(Geometry, Random)}, with the shapes under a rule. */
  static ShapeBoard play(Geometry geometry, Rule rule, ShapeWeights weights, Random random) {
    ShapeBoard shapes = new ShapeBoard(withDeadStones(geometry, random), rule, weights);
    play(shapes.board(), random, shapes::play, shapes::undo);
    return shapes;
  }

  private static Board withDeadStones(Geometry geometry, Random random) {
    Board board = new Board(geometry);
    for (int i = random.nextInt(4); i > 0; i--) {
      int cell = geometry.point(random.nextInt(geometry.pointCount()));
      if (board.isEmpty(cell)) {
        board.set(cell, Stone.BLOCKED);
      }
    }
    return board;
  }

  private static void play(Board board, Random random, IntConsumer play, Runnable undo) {
    List<Integer> cells = new ArrayList<>();
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      cells.add(board.geometry().point(i));
    }
    Collections.shuffle(cells, random);
    for (int steps = random.nextInt(2 * cells.size()); steps > 0; steps--) {
      int cell = cells.get(random.nextInt(cells.size()));
      if (board.isEmpty(cell)) {
        play.accept(cell);
      } else if (board.moveCount() > 0) {
        undo.run();
      }
    }
  }
}
