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

/** The indices of the cells' windows, kept move by move, against those read from the board. */
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
        int[] before = indices(geometry, windows);
        int stone = board.sideToMove();
        windows.setMove(cell, stone);
        long[] seen = changes(windows, geometry.cellCount());
        assertArrayEquals(before, indices(geometry, windows));
        board.play(cell);
        windows.play(cell, stone);
        int[] after = indices(geometry, windows);
        assertArrayEquals(indices(geometry, board), after);
        assertArrayEquals(changes(before, after), seen);
        if (random.nextBoolean()) {
          board.undo();
          windows.undo(cell);
          assertArrayEquals(before, indices(geometry, windows));
        }
      }
    }
  }

  /** By cell: what changes from some indices to others. */
  private static long[] changes(int[] before, int[] after) {
    long[] changes = new long[before.length / DIRECTIONS];
    for (int i = 0; i < before.length; i++) {
      changes[i / DIRECTIONS] += hash(after[i]) - hash(before[i]);
    }
    return changes;
  }

  /** The indices that the move would change, in whatever order. */
  private static long[] changes(CellWindows windows, int cells) {
    long[] changes = new long[cells];
    for (int i = 0; i < CellWindows.CHANGES; i++) {
      changes[windows.cell(i)] += hash(windows.after(i)) - hash(windows.before(i));
    }
    assertEquals(4 * 7, CellWindows.CHANGES);
    return changes;
  }

  private static long hash(int index) {
    return new Random(index).nextLong();
  }

  /** By {@code cell * DIRECTIONS + direction}, as they are kept; 0 of what is blocked. */
  private static int[] indices(Geometry geometry, CellWindows windows) {
    int[] indices = new int[geometry.cellCount() * DIRECTIONS];
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        indices[cell * DIRECTIONS + direction] = windows.index(cell, direction);
      }
    }
    return indices;
  }

  /** The indices of a board. */
  private static int[] indices(Geometry geometry, Board board) {
    CellWindows windows = new CellWindows(geometry);
    windows.read(board);
    return indices(geometry, windows);
  }
}
