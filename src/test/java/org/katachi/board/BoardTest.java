package org.katachi.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BoardTest {

  @Property(tries = 100)
  void undoRestoresEverything(
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    Board board = new Board(geometry);
    List<Long> hashes = new ArrayList<>();
    for (int cell : shuffledPoints(geometry, random)) {
      hashes.add(board.hash());
      board.play(cell);
      assertEquals(board.moveCount() % 2 == 0 ? Stone.BLACK : Stone.WHITE, board.sideToMove());
    }
    assertEquals(true, board.isFull());
    while (board.moveCount() > 0) {
      int cell = board.lastMove();
      board.undo();
      assertEquals(true, board.isEmpty(cell));
      assertEquals(hashes.get(board.moveCount()), board.hash());
    }
    assertEquals(0, board.stoneCount());
  }

  @Property(tries = 100)
  void hashDoesNotDependOnTheOrderOfMoves(@ForAll Random random) {
    Geometry geometry = new Geometry(15, 15);
    List<Integer> cells = shuffledPoints(geometry, random).subList(0, 20);
    Board one = new Board(geometry);
    cells.forEach(one::play);
    Board other = new Board(geometry);
    for (int i = 0; i < cells.size(); i++) {
      other.play(cells.get((i + 10) % cells.size()));
    }
    assertEquals(one.hash(), other.hash());
  }

  private static List<Integer> shuffledPoints(Geometry geometry, Random random) {
    List<Integer> cells = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      cells.add(geometry.point(i));
    }
    Collections.shuffle(cells, random);
    return cells;
  }
}
