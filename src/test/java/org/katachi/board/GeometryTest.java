package org.katachi.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class GeometryTest {

  private static final int[] STEP_X = {1, 0, 1, -1};
  private static final int[] STEP_Y = {0, 1, 1, 1};

  @Property(tries = 40)
  void stepsWithinTheMarginNeverReachAnotherRowsPoints(
      @ForAll @IntRange(min = 1, max = 40) int width,
      @ForAll @IntRange(min = 1, max = 40) int height) {
    Geometry geometry = new Geometry(width, height);
    for (int i = 0; i < geometry.pointCount(); i++) {
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        for (int steps = -Geometry.MARGIN; steps <= Geometry.MARGIN; steps++) {
          assertStep(geometry, geometry.point(i), direction, steps);
        }
      }
    }
  }

  private static void assertStep(Geometry geometry, int from, int direction, int steps) {
    int to = from + steps * geometry.step(direction);
    assertTrue(to >= 0 && to < geometry.cellCount());
    int x = geometry.x(from) + steps * STEP_X[direction];
    int y = geometry.y(from) + steps * STEP_Y[direction];
    assertEquals(geometry.contains(x, y), geometry.isOnBoard(to));
    if (geometry.contains(x, y)) {
      assertEquals(geometry.cell(x, y), to);
    }
  }

  @Property(tries = 40)
  void everyPointIsCountedOnceRowByRow(
      @ForAll @IntRange(min = 1, max = 40) int width,
      @ForAll @IntRange(min = 1, max = 40) int height) {
    Geometry geometry = new Geometry(width, height);
    int i = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        Point point = new Point(x, y);
        assertEquals(geometry.cell(point), geometry.point(i++));
        assertEquals(point, geometry.toPoint(geometry.cell(point)));
      }
    }
    assertEquals(i, geometry.pointCount());
  }

  @Property(tries = 40)
  void cellsOffTheBoardAreBlocked(
      @ForAll @IntRange(min = 1, max = 40) int width,
      @ForAll @IntRange(min = 1, max = 40) int height) {
    Geometry geometry = new Geometry(width, height);
    Board board = new Board(geometry);
    for (int cell = 0; cell < geometry.cellCount(); cell++) {
      assertEquals(geometry.isOnBoard(cell) ? Stone.EMPTY : Stone.BLOCKED, board.stone(cell));
    }
  }

  @Test
  void containsNoPointBeyondAnEdge() {
    Geometry geometry = new Geometry(30, 20);
    assertTrue(geometry.contains(new Point(29, 19)));
    assertFalse(geometry.contains(new Point(30, 19)));
    assertFalse(geometry.contains(new Point(29, 20)));
    assertFalse(geometry.contains(new Point(-1, 0)));
    assertFalse(geometry.contains(new Point(0, -1)));
  }

  @Test
  void gamesArePlayedFromFiveToFortyASide() {
    assertTrue(Geometry.isPlayable(5, 40));
    assertTrue(Geometry.isPlayable(40, 5));
    assertFalse(Geometry.isPlayable(4, 20));
    assertFalse(Geometry.isPlayable(20, 4));
    assertFalse(Geometry.isPlayable(41, 20));
    assertFalse(Geometry.isPlayable(20, 41));
  }

  @Test
  void noBoardHasASideOfNothing() {
    assertThrows(IllegalArgumentException.class, () -> new Geometry(0, 5));
    assertThrows(IllegalArgumentException.class, () -> new Geometry(5, 0));
  }

  @Test
  void centreOfAnEvenSideIsRightOfAndBelowTheMiddle() {
    Geometry odd = new Geometry(15, 15);
    assertEquals(new Point(7, 7), odd.toPoint(odd.centre()));
    Geometry even = new Geometry(30, 20);
    assertEquals(new Point(15, 10), even.toPoint(even.centre()));
  }

  @Test
  void equalWhenTheSidesAreEqual() {
    assertEquals(new Geometry(30, 20), new Geometry(30, 20));
    assertEquals(new Geometry(30, 20).hashCode(), new Geometry(30, 20).hashCode());
    assertNotEquals(new Geometry(30, 20), new Geometry(20, 30));
    assertEquals("30x20", new Geometry(30, 20).toString());
  }
}
