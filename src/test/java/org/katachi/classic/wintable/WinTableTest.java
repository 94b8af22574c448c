package org.katachi.classic.wintable;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.classic.detect.Windows;
import org.katachi.rules.LineRule;
import org.katachi.shape.RandomGames;

/** The incremental table, compared with counts from the stones alone. */
class WinTableTest {

  @Test
  void fifteenByFifteenHas572WindowsOfFive() {
    assertEquals(572, new Windows(new Geometry(15, 15), 5).count());
  }

  @Test
  void aBoardTooSmallForALineHasNoWindows() {
    assertEquals(0, new Windows(new Geometry(4, 4), 5).count());
    assertEquals(4, new Windows(new Geometry(5, 4), 5).count());
  }

  @Property(tries = 200)
  void countsFollowTheStones(
      @ForAll @IntRange(min = 5, max = 22) int width,
      @ForAll @IntRange(min = 5, max = 22) int height,
      @ForAll Random random) {
    Board board = RandomGames.withDeadStones(new Geometry(width, height), random);
    WinTable wins = played(board, random);
    for (int window = 0; window < wins.windows().count(); window++) {
      for (int player = Stone.BLACK; player <= Stone.BLOCKED; player++) {
        int own = count(board, wins, window, player);
        assertEquals(own, wins.stones(window, player));
        boolean open = own + count(board, wins, window, Stone.EMPTY) == LineRule.FIVE;
        assertEquals(open, wins.isOpenTo(window, player));
      }
    }
  }

  @Property(tries = 100)
  void sumsAddTheWindowsThroughACell(@ForAll Random random) {
    Board board = RandomGames.withDeadStones(new Geometry(9, 7), random);
    WinTable wins = played(board, random);
    int[] weights = {1, 10, 100, 1_000, 10_000, 100_000};
    Windows windows = wins.windows();
    for (int i = 0; i < 9 * 7; i++) {
      int cell = windows.geometry().point(i);
      int expected = 0;
      for (int window = 0; window < windows.count(); window++) {
        int own = count(board, wins, window, Stone.BLACK);
        if (contains(windows, window, cell)
            && own + count(board, wins, window, Stone.EMPTY) == LineRule.FIVE) {
          expected += weights[own];
        }
      }
      assertEquals(expected, wins.sumThrough(cell, Stone.BLACK, weights));
    }
  }

  private static WinTable played(Board board, Random random) {
    WinTable wins = WinTable.of(board);
    RandomGames.play(board, random, cell -> play(board, wins, cell), () -> undo(board, wins));
    return wins;
  }

  private static void play(Board board, WinTable wins, int cell) {
    wins.place(cell, board.sideToMove());
    board.play(cell);
  }

  private static void undo(Board board, WinTable wins) {
    wins.remove(board.lastMove());
    board.undo();
  }

  private static int count(Board board, WinTable wins, int window, int stone) {
    int count = 0;
    for (int i = 0; i < LineRule.FIVE; i++) {
      count += board.stone(wins.windows().cell(window, i)) == stone ? 1 : 0;
    }
    return count;
  }

  private static boolean contains(Windows windows, int window, int cell) {
    for (int i = 0; i < windows.length(); i++) {
      if (windows.cell(window, i) == cell) {
        return true;
      }
    }
    return false;
  }
}
