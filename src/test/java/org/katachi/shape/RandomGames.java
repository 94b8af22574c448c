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
public final class RandomGames {

  private RandomGames() {}

  /** A board with some dead stones and random moves made and unmade on it. */
  public static ShapeBoard play(Geometry geometry, Rule rule, Random random) {
    ShapeBoard shapes = new ShapeBoard(withDeadStones(geometry, random), rule);
    play(shapes.board(), random, shapes::play, shapes::undo);
    return shapes;
  }

  /** A board with some dead stones. */
  public static Board withDeadStones(Geometry geometry, Random random) {
    Board board = new Board(geometry);
    for (int i = random.nextInt(4); i > 0; i--) {
      int cell = geometry.point(random.nextInt(geometry.pointCount()));
      if (board.isEmpty(cell)) {
        board.set(cell, Stone.BLOCKED);
      }
    }
    return board;
  }

  /** A board with any number of stones, those of one colour perhaps many more; some are dead. */
  public static Board withStones(Geometry geometry, Random random) {
    Board board = withDeadStones(geometry, random);
    double stones = random.nextDouble();
    double black = random.nextDouble();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell) && random.nextDouble() < stones) {
        board.set(cell, random.nextDouble() < black ? Stone.BLACK : Stone.WHITE);
      }
    }
    return board;
  }

  /** Makes and unmakes random moves by the given ways to play and to undo. */
  public static void play(Board board, Random random, IntConsumer play, Runnable undo) {
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

  /** Makes and unmakes random moves, and now and then runs a check. */
  public static void playAndCheck(ShapeBoard shapes, Random random, Runnable check) {
    Board board = shapes.board();
    for (int steps = random.nextInt(150); steps > 0; steps--) {
      int cell = board.geometry().point(random.nextInt(board.geometry().pointCount()));
      if (board.isEmpty(cell) && random.nextInt(3) > 0) {
        shapes.play(cell);
      } else if (shapes.ply() > 0) {
        shapes.undo();
      }
      if (random.nextInt(3) == 0) {
        check.run();
      }
    }
    check.run();
  }
}
