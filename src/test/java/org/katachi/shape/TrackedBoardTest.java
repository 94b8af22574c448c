package org.katachi.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.LineRule;

/** Every table that is kept move by move, against the same computed from the stones alone. */
class TrackedBoardTest {

  @Test
  void fifteenByFifteenHas572WindowsOfFive() {
    assertEquals(572, new Windows(new Geometry(15, 15), 5).count());
  }

  @Test
  void aBoardTooSmallForALineHasNoWindow() {
    assertEquals(0, new Windows(new Geometry(4, 4), 5).count());
    assertEquals(4, new Windows(new Geometry(5, 4), 5).count());
  }

  @Property(tries = 200)
  void windowsAreCountedAsTheirStonesSay(
      @ForAll @IntRange(min = 5, max = 22) int width,
      @ForAll @IntRange(min = 5, max = 22) int height,
      @ForAll Random random) {
    TrackedBoard tracked = RandomGames.play(new Geometry(width, height), random);
    for (int player = Stone.BLACK; player <= Stone.BLOCKED; player++) {
      for (int stones = 1; stones <= LineRule.FIVE; stones++) {
        assertEquals(
            windowsOf(tracked, player, stones).size(), tracked.wins().alive(player, stones));
      }
      assertEquals(windowsOf(tracked, player, 4), listed(tracked, player, 1));
      assertEquals(windowsOf(tracked, player, 3), listed(tracked, player, 2));
    }
  }

  @Property(tries = 100)
  void windowsThroughACellAreAddedUp(@ForAll Random random) {
    TrackedBoard tracked = RandomGames.play(new Geometry(9, 7), random);
    int[] weights = {1, 10, 100, 1_000, 10_000, 100_000};
    Windows windows = tracked.wins().windows();
    for (int i = 0; i < 9 * 7; i++) {
      int cell = windows.geometry().point(i);
      int expected = 0;
      for (int window = 0; window < windows.count(); window++) {
        int own = count(tracked, window, Stone.BLACK);
        if (contains(windows, window, cell) && own + count(tracked, window, Stone.EMPTY) == 5) {
          expected += weights[own];
        }
      }
      assertEquals(expected, tracked.wins().sumThrough(cell, Stone.BLACK, weights));
    }
  }

  @Property(tries = 200)
  void keysShowTheNeighboursInEveryDirection(
      @ForAll @IntRange(min = 5, max = 22) int width,
      @ForAll @IntRange(min = 5, max = 22) int height,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    TrackedBoard tracked = RandomGames.play(geometry, random);
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        assertEquals(keyOf(tracked.board(), cell, direction), tracked.keys().key(cell, direction));
      }
    }
  }

  @Property(tries = 100)
  void aPointIsNearAStoneTwoColumnsAndRowsAway(@ForAll Random random) {
    Geometry geometry = new Geometry(12, 8);
    TrackedBoard tracked = RandomGames.play(geometry, random);
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      assertEquals(hasStoneAround(tracked.board(), cell), tracked.isNearStone(cell));
    }
  }

  @Property(tries = 100)
  void theFirstEmptyCellOfAListedWindowIsFound(@ForAll Random random) {
    TrackedBoard tracked = RandomGames.play(new Geometry(10, 10), random);
    for (int window : listed(tracked, Stone.WHITE, 2)) {
      int place = tracked.wins().emptyPlace(window, 0);
      int first = tracked.wins().windows().cell(window, place);
      int second = tracked.wins().emptyCell(window, place + 1);
      assertTrue(
          tracked.board().isEmpty(first) && tracked.board().isEmpty(second) && first != second);
    }
  }

  private static Set<Integer> windowsOf(TrackedBoard tracked, int player, int stones) {
    Set<Integer> found = new TreeSet<>();
    for (int window = 0; window < tracked.wins().windows().count(); window++) {
      int own = count(tracked, window, player);
      if (own == stones && own + count(tracked, window, Stone.EMPTY) == LineRule.FIVE) {
        found.add(window);
      }
    }
    return found;
  }

  private static Set<Integer> listed(TrackedBoard tracked, int player, int lacking) {
    Set<Integer> found = new TreeSet<>();
    for (int i = 0; i < tracked.wins().listSize(player, lacking); i++) {
      assertTrue(found.add(tracked.wins().listed(player, lacking, i)), "listed twice");
    }
    return found;
  }

  private static int count(TrackedBoard tracked, int window, int stone) {
    int count = 0;
    for (int i = 0; i < LineRule.FIVE; i++) {
      count += tracked.board().stone(tracked.wins().windows().cell(window, i)) == stone ? 1 : 0;
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

  private static boolean hasStoneAround(Board board, int cell) {
    Geometry geometry = board.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int other = geometry.point(i);
      if (!board.isEmpty(other)
          && Math.abs(geometry.x(other) - geometry.x(cell)) <= 2
          && Math.abs(geometry.y(other) - geometry.y(cell)) <= 2) {
        return true;
      }
    }
    return false;
  }
}
