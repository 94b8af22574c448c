package org.katachi.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.katachi.Coverage;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

@StatisticsReport(onFailureOnly = true)
class LineRuleTest {

  /** Lines from edge to edge, seen by x; the star is the stone that x places. */
  @ParameterizedTest
  @CsvSource({
    "FREESTYLE,  ..xxx*.., false",
    "FREESTYLE,  .xx.xx*., false",
    "FREESTYLE,  .xxxx*.., true",
    "FREESTYLE,  .*xxxx.., true",
    "FREESTYLE,  .xx*xx.., true",
    "FREESTYLE,  xxxx*,    true",
    "FREESTYLE,  oxxxx*o,  true",
    "FREESTYLE,  .xxx*xxx, true",
    "FREESTYLE,  xx#xx*xx, true",
    "FREESTYLE,  xxx#x*xx, false",
    "STANDARD,   .xxx*..,  false",
    "STANDARD,   .xxxx*.., true",
    "STANDARD,   xxxx*,    true",
    "STANDARD,   oxx*xxo,  true",
    "STANDARD,   .xxxxx*., false",
    "STANDARD,   xxx*xx,   false",
    "STANDARD,   xxxx*xxx, false",
    "STANDARD,   x#xxxx*x, false",
    "STANDARD,   x#xx*xx#, true",
    "CARO,       .xxxx*.., true",
    "CARO,       oxxxx*.., true",
    "CARO,       .xxxx*o., true",
    "CARO,       oxxxx*o., false",
    "CARO,       oxx*xxo,  false",
    "CARO,       xxxx*o,   true",
    "CARO,       xxxx*.o,  true",
    "CARO,       ox*xxx,   true",
    "CARO,       #xxxx*o., true",
    "CARO,       #xxxx*#., true",
    "CARO,       o.xxx*xo, true",
    "CARO,       oxxxxx*o, true",
    "CARO,       oxxx*o..,  false",
    "CARO_EXACT, .xxxx*.., true",
    "CARO_EXACT, oxxxx*.., true",
    "CARO_EXACT, oxxxx*o., false",
    "CARO_EXACT, xxxx*o,   true",
    "CARO_EXACT, #xxxx*o,  true",
    "CARO_EXACT, .xxxxx*., false",
    "CARO_EXACT, oxxxxx*o, false"
  })
  void bothColoursWinWithTheSameLines(Rule rule, String line, boolean expected) {
    assertWins(rule, line, Stone.BLACK, expected);
    assertWins(rule, swapColours(line), Stone.WHITE, expected);
  }

  @ParameterizedTest
  @CsvSource({
    ".xxxx*.., true,  true",
    "oxxxx*o,  true,  true",
    "xxxx*,    true,  true",
    ".xxx*..,  false, false",
    ".xxxxx*., false, true",
    "xxx*xxxx, false, true"
  })
  void inRenjuOnlyWhiteWinsWithAnOverline(String line, boolean black, boolean white) {
    assertWins(Rule.RENJU, line, Stone.BLACK, black);
    assertWins(Rule.RENJU, swapColours(line), Stone.WHITE, white);
  }

  private static void assertWins(Rule rule, String line, int colour, boolean expected) {
    LineRule lines = new LineRule(rule);
    for (int direction = 0; direction < Geometry.DIRECTIONS; direction++) {
      Diagram diagram = Diagram.ofLine(line, direction);
      Board board = diagram.board();
      assertEquals(expected, lines.wins(board, diagram.cell(), colour), "on the empty point");
      for (int other = 0; other < Geometry.DIRECTIONS; other++) {
        boolean along = lines.winsAlong(board, diagram.cell(), colour, other);
        assertEquals(expected && direction == other, along);
      }
      board.set(diagram.cell(), colour);
      assertEquals(expected, lines.wins(board, diagram.cell(), colour), "with the stone on it");
    }
  }

  private static String swapColours(String line) {
    return line.replace('x', '-').replace('o', 'x').replace('-', 'o');
  }

  @ParameterizedTest
  @EnumSource(names = {"STANDARD", "RENJU", "CARO_EXACT"})
  void anOverlineDoesNotSpoilAnExactFiveInAnotherDirection(Rule rule) {
    Diagram diagram =
        Diagram.of(
            """
            ........
            ...x....
            ...x....
            ...x....
            ...x....
            xxx*xx..
            ........
            """);
    assertTrue(new LineRule(rule).wins(diagram.board(), diagram.cell(), Stone.BLACK));
  }

  @Test
  void aLineDoesNotGoOnInTheNextRow() {
    Diagram diagram =
        Diagram.of(
            """
            ......
            ...xx*
            xx....
            """);
    assertFalse(new LineRule(Rule.FREESTYLE).wins(diagram.board(), diagram.cell(), Stone.BLACK));
  }

  @ParameterizedTest
  @EnumSource
  void onlyInCaroTheEndsMatter(Rule rule) {
    boolean caro = rule == Rule.CARO || rule == Rule.CARO_EXACT;
    assertEquals(caro, new LineRule(rule).endsMatter());
    assertEquals(!caro, new LineRule(rule).isWin(Stone.BLACK, LineRule.FIVE, true));
  }

  @Property(tries = 200)
  void agreesWithTheTwinThatReadsLinesAsText(
      @ForAll Rule rule,
      @ForAll @IntRange(min = 5, max = 12) int width,
      @ForAll @IntRange(min = 5, max = 12) int height,
      @ForAll Random random) {
    Board board = RandomBoards.longLines(new Geometry(width, height), random);
    LineRule lines = new LineRule(rule);
    boolean win = false;
    boolean onlyInFreestyle = false;
    for (int i = 0; i < board.geometry().pointCount(); i++) {
      int cell = board.geometry().point(i);
      for (int colour : new int[] {Stone.BLACK, Stone.WHITE}) {
        if (board.isEmpty(cell) || board.stone(cell) == colour) {
          boolean expected = SlowLineRule.wins(rule, board, cell, colour);
          assertEquals(expected, lines.wins(board, cell, colour));
          win |= expected;
          onlyInFreestyle |= !expected && SlowLineRule.wins(Rule.FREESTYLE, board, cell, colour);
        }
      }
    }
    Coverage.mustOccur("a win under " + rule, win);
    Coverage.mustOccur("a line that wins in freestyle alone", onlyInFreestyle);
  }

  @Test
  void randomBoardsHoldWinsAndOverlines() {
    int[] lengths = new int[12];
    Random random = new Random(1);
    for (int i = 0; i < 100; i++) {
      Board board = RandomBoards.longLines(new Geometry(11, 5), random);
      for (int y = 0; y < 5; y++) {
        lengths[SlowLineRule.longestRow(board, y)]++;
      }
    }
    assertTrue(lengths[5] > 10 && lengths[6] > 10, Arrays.toString(lengths));
  }
}
