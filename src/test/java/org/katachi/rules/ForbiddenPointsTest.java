package org.katachi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

@StatisticsReport(onFailureOnly = true)
class ForbiddenPointsTest {

  @Test
  void agreesWithTwoRefereesOnEveryPoint() {
    Geometry geometry = RenjuPositions.GEOMETRY;
    List<RenjuPositions.RenjuPosition> positions = RenjuPositions.all();
    assertEquals(3000, positions.size());
    for (RenjuPositions.RenjuPosition position : positions) {
      Board board = new Board(geometry);
      position.placeOn(board);
      List<Integer> forbidden = position.forbiddenCells();
      for (int i = 0; i < geometry.pointCount(); i++) {
        int cell = geometry.point(i);
        if (board.isEmpty(cell)) {
          boolean found = ForbiddenPoints.isForbidden(board, cell);
          assertEquals(forbidden.contains(cell), found, () -> geometry.toPoint(cell).toString());
        }
      }
    }
  }

  /** Lines from edge to edge; the star is the stone that black places. */
  @ParameterizedTest
  @CsvSource({
    "..xx*xx..,     NONE",
    "..xxx*xx.,     OVERLINE",
    "xxx*xx,        OVERLINE",
    "xxxx*xxxx,     OVERLINE",
    "..x.x*x.x..,   DOUBLE_FOUR",
    "x.xx*.x,       DOUBLE_FOUR",
    "..xx.*x.xx..,  DOUBLE_FOUR",
    ".xxx.*.xxx.,   DOUBLE_FOUR",
    "xxx.*.xxx,     DOUBLE_FOUR",
    "ox.xx*.xo,     DOUBLE_FOUR",
    "#x.xx*.x#,     DOUBLE_FOUR",
    ".x.xx*ox.,     NONE",
    "x.xx*.xx,      NONE",
    "xxx.*.xxxx,    NONE",
    "..xx*x..,      NONE",
    ".xx*x.,        NONE",
    "oxx*x..,       NONE",
    "..xx*..,       NONE",
    "..x.x*..,      NONE"
  })
  void oneLineIsJudgedTheSameInEveryDirection(String line, Foul expected) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      Diagram diagram = Diagram.ofLine(line, direction);
      assertEquals(expected, ForbiddenPoints.foulAt(diagram.board(), diagram.cell()));
    }
  }

  @Test
  void twoFoursInTwoDirectionsAreForbidden() {
    assertFoul(
        Foul.DOUBLE_FOUR,
        """
        ....o....
        oxxx*....
        ....x....
        ....x....
        ....x....
        .........
        """);
  }

  @Test
  void twoStraightFoursAreForbidden() {
    assertFoul(
        Foul.DOUBLE_FOUR,
        """
        .........
        .xxx*....
        ....x....
        ....x....
        ....x....
        .........
        """);
  }

  @Test
  void fourAndThreeMayBePlayed() {
    assertFoul(
        Foul.NONE,
        """
        .........
        .........
        oxxx*....
        ....x....
        ....x....
        .........
        .........
        """);
  }

  @Test
  void fourAndTwoThreesAreForbidden() {
    assertFoul(
        Foul.DOUBLE_THREE,
        """
        .........
        .........
        oxxx*....
        ....xx...
        ....x.x..
        .........
        .........
        """);
  }

  @Test
  void twoThreesAreForbidden() {
    assertFoul(
        Foul.DOUBLE_THREE,
        """
        .......
        .......
        .xx*...
        ...x...
        ...x...
        .......
        """);
  }

  @Test
  void twoThreesWithGapsAreForbidden() {
    assertFoul(
        Foul.DOUBLE_THREE,
        """
        ........
        ........
        .x.x*...
        ....x...
        ........
        ....x...
        ........
        """);
  }

  @Test
  void aThreeThatTheEdgeKeepsFromAStraightFourIsNoThree() {
    assertFoul(
        Foul.NONE,
        """
        .......
        xx*....
        ..x....
        ..x....
        .......
        .......
        """);
  }

  @Test
  void aThreeThatADeadStoneKeepsFromAStraightFourIsNoThree() {
    assertFoul(
        Foul.NONE,
        """
        ........
        ........
        #.xx*.o.
        ....x...
        ....x...
        ........
        ........
        """);
  }

  @Test
  void aThreeThatCanOnlyBecomeAnOverlineIsNoThree() {
    assertSpoilsThree(
        """
        ...........
        ...........
        .?..xx*..x.
        ......x....
        ......x....
        ...........
        ...........
        """);
  }

  @Test
  void aThreeWhoseOnlyCompletionIsAnOverlineIsNoThree() {
    assertSpoilsThree(
        """
        ..........
        ...x......
        ...x......
        ...?......
        ..x.x*....
        ...?.x....
        ...x.x....
        ..........
        ..........
        """);
  }

  @Test
  void aThreeWhoseOnlyCompletionIsADoubleFourIsNoThree() {
    assertSpoilsThree(
        """
        ...o......
        ...x......
        ...x......
        ...?......
        ..x.x*....
        .....x....
        .....x....
        ..........
        ..........
        """);
  }

  @Test
  void aThreeWhoseOnlyCompletionIsADoubleThreeIsNoThree() {
    assertSpoilsThree(
        """
        ..........
        ..........
        ...x......
        ...x......
        ..x.x*....
        ..?..x....
        .x...x....
        ..........
        ..........
        """);
  }

  @Test
  void aThreeWhoseOnlyCompletionMakesAFiveIsNoThree() {
    assertSpoilsThree(
        """
        ..........
        ...?......
        ...?......
        ...x......
        ..x.x*....
        ...x.x....
        .....x....
        ..........
        ..........
        """);
  }

  @Test
  void aFiveIsNoFoulWhateverElseTheMoveMakes() {
    assertFoul(
        Foul.NONE,
        """
        ....x....
        .x..x..x.
        ..x.x.x..
        ...xxx...
        .xxx*xxx.
        ..xx.....
        .........
        .........
        """);
  }

  /** Tells that the move makes two threes without the stones at the question marks only. */
  private static void assertSpoilsThree(String diagram) {
    assertFoul(Foul.DOUBLE_THREE, diagram.replace('?', '.'));
    assertFoul(Foul.NONE, diagram.replace('?', 'x'));
  }

  private static void assertFoul(Foul expected, String diagram) {
    Diagram drawn = Diagram.of(diagram);
    assertEquals(expected, ForbiddenPoints.foulAt(drawn.board(), drawn.cell()));
    assertEquals(
        expected,
        new SlowForbiddenPoints(drawn.board())
            .foulAt(drawn.board().geometry().toPoint(drawn.cell())));
  }

  @Property(tries = 150)
  void agreesWithTheTwinAndLeavesTheBoardAsItWas(
      @ForAll @IntRange(min = 5, max = 13) int width,
      @ForAll @IntRange(min = 5, max = 13) int height,
      @ForAll Random random) {
    Geometry geometry = new Geometry(width, height);
    Board board = RandomBoards.blackShapes(geometry, random);
    SlowForbiddenPoints twin = new SlowForbiddenPoints(board);
    long hash = board.hash();
    Set<Foul> fouls = EnumSet.noneOf(Foul.class);
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.isEmpty(cell)) {
        Foul foul = twin.foulAt(geometry.toPoint(cell));
        fouls.add(foul);
        assertEquals(foul, ForbiddenPoints.foulAt(board, cell));
        assertEquals(hash, board.hash());
        assertEquals(Stone.EMPTY, board.stone(cell));
      }
    }
    for (Foul foul : Foul.values()) {
      Coverage.mustOccur("the foul " + foul, fouls.contains(foul));
    }
  }

  @Test
  void randomBoardsHoldEveryKindOfFoul() {
    Map<Foul, Integer> counts = new EnumMap<>(Foul.class);
    Random random = new Random(1);
    for (int n = 0; n < 60; n++) {
      Board board = RandomBoards.blackShapes(new Geometry(9, 9), random);
      for (int i = 0; i < board.geometry().pointCount(); i++) {
        int cell = board.geometry().point(i);
        if (board.isEmpty(cell)) {
          counts.merge(ForbiddenPoints.foulAt(board, cell), 1, Integer::sum);
        }
      }
    }
    for (Foul foul : Foul.values()) {
      assertTrue(counts.getOrDefault(foul, 0) > 20, counts.toString());
    }
  }
}
