package org.katachi.network.inference;

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
  void windowsFollowTheMovesAndALookTellsWhatChanges(
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
        windows.setMove(cell, stone);
        long[] seen = changes(windows, geometry.cellCount());
        assertArrayEquals(before, rows(geometry, windows));
        board.play(cell);
        windows.play(cell, stone);
        int[] after = rows(geometry, windows);
        assertArrayEquals(rows(geometry, board), after);
        assertArrayEquals(changes(before, after), seen);
        if (random.nextBoolean()) {
          board.undo();
          windows.undo(cell);
          assertArrayEquals(before, rows(geometry, windows));
        }
      }
    }
  }

  /** By cell: what changes from some rows to others. */
  private static long[] changes(int[] before, int[] after) {
    long[] changes = new long[before.length / DIRECTIONS];
    for (int i = 0; i < before.length; i++) {
      changes[i / DIRECTIONS] += hash(after[i]) - hash(before[i]);
    }
    return changes;
  }

  /** The rows that the move would change, in whatever order. */
  private static long[] changes(CellWindows windows, int cells) {
    long[] changes = new long[cells];
    for (int i = 0; i < CellWindows.CHANGES; i++) {
      changes[windows.cell(i)] += hash(windows.after(i)) - hash(windows.before(i));
    }
    assertEquals(4 * 7, CellWindows.CHANGES);
    return changes;
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

  /** The rows of a board. */
  private static int[] rows(Geometry geometry, Board board) {
    CellWindows windows = new CellWindows(geometry);
    windows.read(board);
    return rows(geometry, windows);
  }
}
