package org.katachi.classic.detect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.board.Geometry;

/** The contract of every detector; a new one joins by its line in {@link DetectorKind}. */
class WinDetectorTest {

  private static final int RED = 1;
  private static final int GREEN = 2;
  private static final int BLUE = 3;

  @ParameterizedTest
  @EnumSource
  void fiveOfOneOfThreeColoursWinOnAnEightByEightBoard(DetectorKind kind) {
    Geometry geometry = new Geometry(8, 8);
    WinDetector detector = kind.create(geometry, 5, 3);
    int[][] rounds = {
      {0, 0, 1, 1, 3, 7},
      {1, 0, 2, 2, 4, 7},
      {2, 0, 3, 3, 6, 7},
      {3, 0, 5, 5, 7, 7},
    };
    for (int[] moves : rounds) {
      for (int player = RED; player <= BLUE; player++) {
        int cell = geometry.cell(moves[2 * player - 2], moves[2 * player - 1]);
        assertFalse(place(detector, cell, player));
      }
    }
    assertFalse(place(detector, geometry.cell(5, 0), RED));
    assertTrue(place(detector, geometry.cell(4, 4), GREEN));
    detector.remove(geometry.cell(4, 4));
    assertTrue(place(detector, geometry.cell(5, 7), BLUE));
  }

  @ParameterizedTest
  @EnumSource
  void sixWinOnATenByTenBoard(DetectorKind kind) {
    Geometry geometry = new Geometry(10, 10);
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      WinDetector detector = kind.create(geometry, 6, 2);
      int start = geometry.cell(direction == 3 ? 9 : 4, 4 - direction / 2);
      int step = geometry.step(direction);
      for (int i = 0; i < 5; i++) {
        assertFalse(place(detector, start + i * step, GREEN), "five are not six");
      }
      assertTrue(place(detector, start + 5 * step, GREEN));
    }
  }

  /** Every window of five on the board, each of its stones placed last. */
  @ParameterizedTest
  @EnumSource
  void everyFiveWinsWhicheverStoneCameLast(DetectorKind kind) {
    Geometry geometry = new Geometry(9, 7);
    WinDetector detector = kind.create(geometry, 5, 2);
    int lines = 0;
    for (int i = 0; i < geometry.pointCount(); i++) {
      for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
        int step = geometry.step(direction);
        if (fits(geometry, geometry.point(i), step, 5)) {
          lines++;
          for (int last = 0; last < 5; last++) {
            assertLineWins(detector, geometry.point(i), step, last);
          }
        }
      }
    }
    assertEquals(5 * 7 + 9 * 3 + 2 * 5 * 3, lines);
  }

  private static void assertLineWins(WinDetector detector, int start, int step, int last) {
    for (int i = 0; i < 5; i++) {
      if (i != last) {
        assertFalse(place(detector, start + i * step, GREEN));
      }
    }
    assertFalse(place(detector, start + last * step, RED), "a stone of another player");
    detector.remove(start + last * step);
    assertTrue(place(detector, start + last * step, GREEN));
    for (int i = 0; i < 5; i++) {
      detector.remove(start + i * step);
    }
  }

  private static boolean fits(Geometry geometry, int start, int step, int length) {
    int cell = start;
    for (int i = 0; i < length; i++) {
      if (!geometry.isOnBoard(cell)) {
        return false;
      }
      cell += step;
    }
    return true;
  }

  /** Stones that follow each other in the numbering of the points, but not on the board. */
  @ParameterizedTest
  @EnumSource
  void noLineGoesRoundTheEdge(DetectorKind kind) {
    for (int width = 5; width <= 9; width++) {
      Geometry geometry = new Geometry(width, 8);
      for (int distance : new int[] {1, width - 1, width, width + 1}) {
        for (int first = 0; first + 4 * distance < geometry.pointCount(); first++) {
          assertOnlyRealLinesWin(kind.create(geometry, 5, 1), geometry, first, distance);
        }
      }
    }
  }

  private static void assertOnlyRealLinesWin(
      WinDetector detector, Geometry geometry, int first, int distance) {
    boolean straight = true;
    for (int i = 0; i < 4; i++) {
      int from = geometry.point(first + i * distance);
      int to = geometry.point(first + (i + 1) * distance);
      straight &= Math.abs(geometry.x(to) - geometry.x(from)) <= 1;
      straight &= Math.abs(geometry.y(to) - geometry.y(from)) <= 1;
      detector.place(from, RED);
    }
    assertEquals(straight, place(detector, geometry.point(first + 4 * distance), RED));
  }

  @ParameterizedTest
  @EnumSource
  void aLineLongerThanTheBoardIsNeverMade(DetectorKind kind) {
    Geometry geometry = new Geometry(4, 3);
    WinDetector detector = kind.create(geometry, 5, 1);
    for (int i = 0; i < geometry.pointCount(); i++) {
      assertFalse(place(detector, geometry.point(i), RED));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aSingleStoneIsALineOfOne(DetectorKind kind) {
    Geometry geometry = new Geometry(1, 1);
    assertTrue(place(kind.create(geometry, 1, 1), geometry.point(0), RED));
    assertFalse(place(kind.create(geometry, 2, 1), geometry.point(0), RED));
  }

  @ParameterizedTest
  @EnumSource
  void aStoneTakenAwayIsGone(DetectorKind kind) {
    Geometry geometry = new Geometry(15, 15);
    WinDetector detector = kind.create(geometry, 5, 2);
    for (int x = 5; x < 9; x++) {
      assertFalse(place(detector, geometry.cell(x, 7), RED));
    }
    detector.remove(geometry.cell(6, 7));
    assertFalse(place(detector, geometry.cell(9, 7), RED));
    assertFalse(place(detector, geometry.cell(6, 7), GREEN));
    detector.remove(geometry.cell(6, 7));
    assertTrue(place(detector, geometry.cell(6, 7), RED));
  }

  private static boolean place(WinDetector detector, int cell, int player) {
    detector.place(cell, player);
    return detector.wins(cell);
  }
}
