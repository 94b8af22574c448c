package org.katachi.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.shape.RandomGames;

/** The rows of the cells' windows, kept move by move, against those read from the board. */
class CellWindowsTest {

  private static final int DIRECTIONS = Geometry.DIRECTIONS;

  @Property(tries = 100)
  void windowsFollowTheMovesAndTheListTellsWhatChanged(
      @ForAll @IntRange(min = 5, max = 20) int width,
      @ForAll @IntRange(min = 5, max = 20) int height,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    Board board = RandomGames.withDeadStones(geometry, random);
    CellWindows windows = new CellWindows(geometry);
    windows.read(board);
    for (int move = 0; move < 20; move++) {
      int cell = geometry.point(random.nextInt(geometry.pointCount()));
      if (board.isEmpty(cell)) {
        int[] before = rows(geometry, windows);
        int stone = board.sideToMove();
        board.play(cell);
        windows.play(cell, stone);
        int[] after = rows(geometry, windows);
        assertArrayEquals(rows(geometry, board), after);
        assertListed(windows, before, after);
        if (random.nextBoolean()) {
          board.undo();
          windows.takeBack(cell);
          assertArrayEquals(before, rows(geometry, windows));
        }
      }
    }
  }

  /** The list, in whatever order, turns the rows before into those after. */
  private static void assertListed(CellWindows windows, int[] before, int[] after) {
    long[] expected = new long[before.length / DIRECTIONS];
    for (int i = 0; i < before.length; i++) {
      expected[i / DIRECTIONS] += hash(after[i]) - hash(before[i]);
    }
    long[] listed = new long[expected.length];
    for (int i = 0; i < CellWindows.CHANGES; i++) {
      listed[windows.cells()[i]] += hash(windows.after()[i]) - hash(windows.before()[i]);
    }
    assertArrayEquals(expected, listed);
    assertEquals(4 * 7, CellWindows.CHANGES);
  }

  private static long hash(int row) {
    return new Random(row).nextLong();
  }

  /** By {@code cell * DIRECTIONS + direction}, as they are kept; 0 of what is blocked. */
  private static int[] rows(Geometry geometry, CellWindows windows) {
    int[] rows = new int[geometry.cellCount() * DIRECTIONS];
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        rows[cell * DIRECTIONS + direction] = windows.row(cell, direction);
      }
    }
    return rows;
  }

  /** Likewise of a board. */
  private static int[] rows(Geometry geometry, Board board) {
    CellWindows windows = new CellWindows(geometry);
    windows.read(board);
    return rows(geometry, windows);
  }
}
