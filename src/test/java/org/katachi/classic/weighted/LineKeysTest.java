package org.katachi.classic.weighted;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.shape.RandomGames;

/** The incremental keys, compared with keys from the stones alone. */
class LineKeysTest {

  @Property(tries = 200)
  void keysShowTheNeighboursInEveryDirection(
      @ForAll @IntRange(min = 5, max = 22) int width,
      @ForAll @IntRange(min = 5, max = 22) int height,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    Board board = RandomGames.withDeadStones(geometry, random);
    LineKeys keys = LineKeys.of(board);
    RandomGames.play(board, random, cell -> play(board, keys, cell), () -> undo(board, keys));
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        assertEquals(keyOf(board, cell, direction), keys.key(cell, direction));
      }
    }
  }

  private static void play(Board board, LineKeys keys, int cell) {
    keys.toggle(cell, board.sideToMove());
    board.play(cell);
  }

  private static void undo(Board board, LineKeys keys) {
    keys.toggle(board.lastMove(), board.stone(board.lastMove()));
    board.undo();
  }

  private static int keyOf(Board board, int cell, int direction) {
    int[] stepX = {1, 0, 1, -1};
    int[] stepY = {0, 1, 1, 1};
    int key = 0;
    int shift = 0;
    for (int i = -4; i <= 4; i++) {
      if (i != 0) {
        int x = board.geometry().x(cell) + i * stepX[direction];
        int y = board.geometry().y(cell) + i * stepY[direction];
        boolean onBoard = board.geometry().contains(x, y);
        key |= (onBoard ? board.stone(board.geometry().cell(x, y)) : Stone.BLOCKED) << shift;
        shift += 2;
      }
    }
    return key;
  }
}
