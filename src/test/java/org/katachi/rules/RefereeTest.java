package org.katachi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;

@StatisticsReport(onFailureOnly = true)
class RefereeTest {

  private static final Referee RENJU = referee(Rule.RENJU);

  private static final String TWO_THREES =
      """
      .......
      .......
      .xx*...
      ...x...
      ...x...
      .......
      """;

  /** A full board without a five in any direction, but for the star. */
  private static final String ONE_POINT_LEFT =
      """
      xxoox
      ooxxo
      xxoox
      ooxxo
      xxoo*
      """;

  private static Referee referee(Rule rule) {
    return new Referee(new RuleSet(rule, false));
  }

  @ParameterizedTest
  @CsvSource({
    "FREESTYLE,  .xxxx*.., WIN",
    "FREESTYLE,  .xxxxx*., WIN",
    "FREESTYLE,  .xxx*..,  ONGOING",
    "STANDARD,   .xxxx*.., WIN",
    "STANDARD,   .xxxxx*., ONGOING",
    "RENJU,      .xxxx*.., WIN",
    "RENJU,      .xxxxx*., FOUL",
    "RENJU,      x.xx*.x., FOUL",
    "CARO,       oxxxx*.., WIN",
    "CARO,       oxxxx*o., ONGOING",
    "CARO,       oxxxxx*o, WIN",
    "CARO_EXACT, oxxxx*o., ONGOING",
    "CARO_EXACT, oxxxxx*o, ONGOING"
  })
  void judgesBlacksMove(Rule rule, String line, Verdict expected) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      assertEquals(expected, verdict(rule, Diagram.ofLine(line, direction), Stone.BLACK));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "FREESTYLE,  .ooooo*., WIN",
    "STANDARD,   .ooooo*., ONGOING",
    "RENJU,      .ooooo*., WIN",
    "RENJU,      o.oo*.o., ONGOING",
    "CARO,       .ooooo*., WIN",
    "CARO_EXACT, .ooooo*., ONGOING"
  })
  void judgesWhitesMove(Rule rule, String line, Verdict expected) {
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      assertEquals(expected, verdict(rule, Diagram.ofLine(line, direction), Stone.WHITE));
    }
  }

  private static Verdict verdict(Rule rule, Diagram diagram, int colour) {
    diagram.board().set(diagram.cell(), colour);
    return referee(rule).verdict(diagram.board(), diagram.cell());
  }

  @ParameterizedTest
  @EnumSource
  void aFullBoardIsADraw(Rule rule) {
    assertEquals(Verdict.DRAW, verdict(rule, Diagram.of(ONE_POINT_LEFT), Stone.BLACK));
  }

  @Test
  void theLastStoneMayWin() {
    String diagram = ONE_POINT_LEFT.replace("oox\n", "oxx\n").replace("xxo\n", "xxx\n");
    assertEquals(Verdict.WIN, verdict(Rule.FREESTYLE, Diagram.of(diagram), Stone.BLACK));
  }

  @Test
  void twoThreesLoseForBlackInRenjuOnly() {
    Diagram diagram = Diagram.of(TWO_THREES);
    for (Rule rule : Rule.values()) {
      boolean renju = rule == Rule.RENJU;
      assertEquals(renju, referee(rule).isForbidden(diagram.board(), diagram.cell(), Stone.BLACK));
      assertFalse(referee(rule).isForbidden(diagram.board(), diagram.cell(), Stone.WHITE));
    }
    assertEquals(Verdict.FOUL, verdict(Rule.RENJU, diagram, Stone.BLACK));
  }

  @Test
  void twoThreesAreForbiddenInContinuousRenjuToo() {
    Diagram diagram = Diagram.of(TWO_THREES);
    Referee referee = new Referee(new RuleSet(Rule.RENJU, true));
    assertTrue(referee.isForbidden(diagram.board(), diagram.cell(), Stone.BLACK));
  }

  @Test
  void aFiveThatMakesTwoFoursBesideWins() {
    Diagram diagram =
        Diagram.of(
            """
            ....x....
            .x..x..x.
            ..x.x.x..
            ...xxx...
            oxxx*....
            """);
    assertTrue(RENJU.wins(diagram.board(), diagram.cell(), Stone.BLACK));
    assertFalse(RENJU.isForbidden(diagram.board(), diagram.cell(), Stone.BLACK));
    assertEquals(Verdict.WIN, verdict(Rule.RENJU, diagram, Stone.BLACK));
  }

  @Property(tries = 200)
  void judgingLeavesTheBoardAsItWas(@ForAll Rule rule, @ForAll Random random) {
    Geometry geometry = new Geometry(9, 9);
    Board board =
        random.nextBoolean()
            ? RandomBoards.blackShapes(geometry, random)
            : RandomBoards.longLines(geometry, random);
    long hash = board.hash();
    int stones = board.stoneCount();
    Referee referee = referee(rule);
    Coverage.mustOccur("a foul", !referee.forbiddenPoints(board).isEmpty());
    boolean win = false;
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      int stone = board.stone(cell);
      if (stone == Stone.BLACK || stone == Stone.WHITE) {
        win |= referee.verdict(board, cell) == Verdict.WIN;
        assertEquals(stone, board.stone(cell));
      }
    }
    Coverage.mustOccur("a win", win);
    assertEquals(hash, board.hash());
    assertEquals(stones, board.stoneCount());
  }

  @Test
  void forbiddenPointsComeColumnByColumn() {
    Board board =
        Diagram.of(
                """
                .......xxx.xx.
                ..............
                ..............
                ..............
                xxx.xx........
                ..............
                ..............
                ..............
                .......xxx.xx.
                """)
            .board();
    assertEquals(
        List.of(new Point(3, 4), new Point(10, 0), new Point(10, 8)), RENJU.forbiddenPoints(board));
    assertEquals(List.of(), referee(Rule.STANDARD).forbiddenPoints(board));
  }

  @Test
  void theStonesOfOneWinningLineDie() {
    Diagram diagram =
        Diagram.of(
            """
            .......
            .xxx*xx
            .x..x..
            .....x.
            """);
    assertEquals(
        Set.of("1,1", "2,1", "3,1", "4,1", "5,1", "6,1"), winningLine(Rule.FREESTYLE, diagram));
    assertEquals(Set.of(), winningLine(Rule.STANDARD, diagram));
  }

  @Test
  void theStonesOfTwoWinningLinesDieEachOnce() {
    Diagram diagram =
        Diagram.of(
            """
            x........
            .x.......
            ..x.x....
            ...xx....
            .xxx*xxx.
            ....x....
            ....x....
            """);
    assertEquals(
        Set.of("0,0", "1,1", "2,2", "3,3", "4,2", "4,3", "4,4", "4,5", "4,6"),
        winningLine(Rule.STANDARD, diagram));
  }

  private static Set<String> winningLine(Rule rule, Diagram diagram) {
    Board board = diagram.board();
    board.set(diagram.cell(), Stone.BLACK);
    int[] cells = new int[board.geometry().pointCount()];
    int count = new Referee(new RuleSet(rule, true)).winningLine(board, diagram.cell(), cells);
    Set<String> points = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      assertTrue(points.add(board.geometry().toPoint(cells[i]).toString()), "each stone once");
    }
    return points;
  }

  @Test
  void deadStonesCountForNobody() {
    Diagram diagram = Diagram.of(".###x*xxx.");
    assertEquals(Verdict.WIN, verdict(Rule.STANDARD, diagram, Stone.BLACK));
    assertEquals(Verdict.ONGOING, verdict(Rule.FREESTYLE, Diagram.of(".###xx*x.."), Stone.BLACK));
  }
}
