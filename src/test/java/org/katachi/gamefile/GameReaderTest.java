package org.katachi.gamefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Rule;
import org.katachi.rules.Verdict;

class GameReaderTest {

  private static final Geometry FIFTEEN = new Geometry(15, 15);

  @ParameterizedTest
  @ValueSource(strings = {"h8i9j10", " H8 i9\n j10\n", "h8, i9; j10", "\uFEFFh8i9j10"})
  void movesMayBeSeparatedByBlanksAndCommas(String text) {
    RecordedGame game = read(text);
    assertEquals(FIFTEEN, game.geometry());
    assertMoves("h8i9j10", game);
  }

  @Test
  void aPsqFileTellsItsBoardAndCountsFromOne() {
    RecordedGame game =
        read("Piskvorky 20x19, 11:11, 0\r\n8,8,0\r\n9,9,1003\r\na.exe\r\nb.exe\r\n0\r\n");
    assertEquals(new Geometry(20, 19), game.geometry());
    assertMoves("h8i9", game);
    assertEquals(Optional.empty(), game.rule());
  }

  @Test
  void anSgfFileTellsBoardRuleAndTheFirstVariation() {
    RecordedGame game =
        read(
            """
            (;FF[4]GM[4]SZ[20]RU[Caro-Exact]PB[a \\] b]C[;B[zz\\]]
            ;B[hh] ;W[ii](;B[jj]C[best])(;B[aa]))
            """);
    assertEquals(new Geometry(20, 20), game.geometry());
    assertEquals(Optional.of(Rule.CARO_EXACT), game.rule());
    assertMoves("h8i9j10", game);
  }

  @Test
  void anSgfFileMayPlaceStonesBeforeTheMoves() {
    RecordedGame game = read("(;SZ[15:10]AB[hh][jj]AW[ii];W[h9])");
    assertEquals(new Geometry(15, 10), game.geometry());
    assertEquals(3, game.setup());
    assertMoves("h8i9j10h9", game);
  }

  @Test
  void theStonesOfAnSgfFileMayBeRectangles() {
    assertMoves("h8a1i8a2h9a3i9", read("(;AB[hh:ii]AW[aa:ac])"));
    assertMoves("h8a1i9b1", read("(;AB[h8][i9]AW[ba:aa])"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"PL[W]AB[hh]", "AB[hh]PL[w]", "AB[hh];PL[White];W[aa];PL[1];B[ab]"})
  void anSgfFileMaySayWhoMoves(String nodes) {
    assertEquals("h8", read("(;" + nodes + ")").moves().get(0).toString());
  }

  @Test
  void anSgfFileWithoutASizeHasTheBoardThatIsWished() {
    Geometry board = new Geometry(19, 17);
    assertEquals(board, first(GameReader.read("(;GM[4];B[jj])", board)).geometry());
    assertEquals(FIFTEEN, first(GameReader.read("(;SZ[15];B[jj])", board)).geometry());
  }

  private static void assertFault(String message, String text) {
    Exception fault = assertThrows(IllegalArgumentException.class, () -> read(text));
    assertEquals(message, fault.getMessage());
  }

  @Test
  void movesMayBeColumnsAndRowsFromZeroAsInTheProtocol() {
    assertMoves("h8i9", read("7,7 8,8\n"));
    assertMoves("a15", read("0,14"));
    assertFault("move 1, p1, is outside the board of 15x15", "15,0");
  }

  @Test
  void aDrawnBoardIsAPositionWithoutAnOrder() {
    RecordedGame game =
        read(
            """
               a b c d e
             1 . . . . .
             2 . X O . .
             3 . .[X]. .
             4 . . . . .
             5 . . . . .
            """);
    assertEquals(new Geometry(5, 5), game.geometry());
    assertMoves("b2c2c3", game);
    assertEquals(3, game.setup());
  }

  @Test
  void rowsOfADrawnBoardMayBeNumberedFromBelow() {
    assertMoves("b4", read("5.....\n4.x...\n3.....\n2.....\n1.....\n  ABCDE\n"));
    assertMoves("b4", read(". . . . . 5\n. x . . . 4\n. . . . . 3\n. . . . . 2\n. . . . . 1\n"));
  }

  @Test
  void aDrawnBoardNeedsNoNumbers() {
    assertMoves("b2a5", read(".....\n.x...\n.....\n.....\no....\n"));
  }

  @Property(tries = 200)
  void whatIsDrawnIsReadAgain(
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll long seed,
      @ForAll boolean ascii) {
    Board board = new Board(new Geometry(width, height));
    Random random = new Random(seed);
    for (int i = random.nextInt(width * height); i > 0; i--) {
      int cell = board.geometry().point(random.nextInt(width * height));
      if (board.isEmpty(cell)) {
        board.play(cell);
      }
    }
    Board again =
        read(new BoardDrawing(ascii ? Glyphs.ASCII : Glyphs.UNICODE).draw(board)).toBoard();
    assertEquals(board.geometry(), again.geometry());
    assertEquals(board.hash(), again.hash());
  }

  @Property(tries = 200)
  void whatIsWrittenIsReadAgain(
      @ForAll @IntRange(min = 5, max = 40) int width,
      @ForAll @IntRange(min = 5, max = 40) int height,
      @ForAll @IntRange(max = 25) int stones,
      @ForAll @IntRange(max = 25) int setup,
      @ForAll long seed) {
    Geometry geometry = new Geometry(width, height);
    List<Optional<Point>> points =
        new Random(seed)
            .ints(0, width * height)
            .distinct()
            .limit(stones)
            .mapToObj(i -> Optional.of(geometry.toPoint(geometry.point(i))))
            .toList();
    RecordedGame game =
        RecordedGame.inTurn(geometry, Optional.of(Rule.RENJU), points, Math.min(setup, stones));
    GameTree tree = GameTree.of(game);
    assertEquals(game.moves(), again(tree, GameFormat.PSQ).moves());
    assertEquals(game.moves(), again(tree, GameFormat.SAV).moves());
    assertEquals(game, again(tree, GameFormat.SGF));
  }

  @Property
  void theFormsOfRenjuAreReadAsTheyWereWritten(
      @ForAll @IntRange(max = 225) int stones, @ForAll long seed) {
    List<Point> points =
        new Random(seed)
            .ints(0, FIFTEEN.pointCount())
            .distinct()
            .limit(stones)
            .mapToObj(i -> FIFTEEN.toPoint(FIFTEEN.point(i)))
            .toList();
    RecordedGame game = RecordedGame.of(FIFTEEN, Optional.empty(), points);
    for (GameFormat format : List.of(GameFormat.LIB, GameFormat.POS, GameFormat.BDT)) {
      assertEquals(game, again(GameTree.of(game), format));
    }
  }

  private static RecordedGame again(GameTree tree, GameFormat format) {
    return first(GameReader.read(GameWriter.write(tree, format), FIFTEEN));
  }

  private static RecordedGame first(GameFile file) {
    return file.games().get(0).mainLine();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "h8i9j0|rows count from 1: j0",
        "h8i9-j10|move 3: not a point like h8: -j10",
        "h8i9h8|move 3: h8 is taken",
        "h8p16|move 2, p16, is outside the board of 15x15",
        "Piskvorky 3x3, 0:0, 0|line 1: no board of 3x3 is supported",
        "Piskvorky 15x15, 0:0, 0~8,8,0~9;9,0~7,7,0|line 3: not a move like 8,8,0: 9;9,0",
        "Piskvorky 15x15, 0:0, 0~8,8,0~0,5,0|line 3: columns and rows count from 1: 0,5,0",
        "Piskvorky 15x15, 0:0, 0~5,0,0|line 2: columns and rows count from 1: 5,0,0",
        "(;SZ[15];B[h!])|line 1, column 11: not a point like h8: h!",
        "(;SZ[15];B[hh];W[hh])|line 1, column 17: h8 is taken",
        "(;SZ[15];B[tu])|line 1, column 11: t21 is outside the board of 15x15",
        "(;SZ[99];B[hh])|line 1, column 5: 99 is not a board size; a side has 5 to 40 points, as 15"
            + " or 30x20",
        "(;PL[x])|line 1, column 5: the side to move is neither B nor W: x",
        "(;B[hh|line 1, column 7: the end of the text within a value",
        "(;B[hh]|line 1, column 8: the end of the text within a game",
        "(;B-|line 1, column 4: expected [ after B",
        "(;1|line 1, column 4: expected [ after 1",
        "(;B[hh]-|line 1, column 8: unexpected -",
        "(;B[hh](;W[ii])C[x])|line 1, column 16: a property after a variation",
        ".....~..x..~..%..~.....~.....|line 3, column 3: % is neither X (black), O (white) nor ."
            + " (empty)",
        ".....~...~.....|line 2: a row of 3 points after one of 5",
        ".....~.....|a board of 5x2; a side has 5 to 40 points",
        "1.....~1.....~3.....~4.....~5.....|line 2: the row's number is not one of 1 to 5 that is"
            + " left",
        "hello world|line 1: neither moves like h8i9j10, psq, SGF, RenLib nor a drawn"
            + " board:"
            + " hello world",
        "~|the text is empty",
      })
  void aFaultIsToldWithItsPlace(String text, String message) {
    assertFault(message, text.replace('~', '\n'));
  }

  @Test
  void theVerdictIsThatOnTheLastMove() {
    assertEquals(Verdict.ONGOING, read("").verdict(Rule.FREESTYLE));
    assertEquals(Verdict.WIN, read("a1a2b1b2c1c2d1d2e1").verdict(Rule.FREESTYLE));
    Exception fault =
        assertThrows(
            IllegalArgumentException.class,
            () -> read("a1a2b1b2c1c2d1d2e1e2").verdict(Rule.STANDARD));
    assertTrue(fault.getMessage().startsWith("move 9, e1, ended the game by the rule standard"));
  }

  @Test
  void aDrawnBoardIsOverByAnyLineOfTheSideThatMovedLast() {
    RecordedGame game = read("OOO....\nXXXXX..\n.......\n......O\n.......\n.......\n.......\n");
    assertEquals(Verdict.WIN, game.verdict(Rule.STANDARD));
    assertEquals("a2", Notation.letterNumber(game.winner(Rule.STANDARD).orElseThrow()));
    assertEquals(Verdict.ONGOING, read("OO...\nXXX..\n.....\n.....\n.....\n").verdict(Rule.RENJU));
  }

  @Test
  void aDrawnBoardMayNotHoldALineOfTheSideToMove() {
    RecordedGame game = read(".......\nXXXXX..\n.......\nO.O.O.O\n.O.....\n.......\n.......\n");
    assertVerdictFault(
        "the game is over: the line through a2 had won by the rule freestyle before the last stone",
        game);
  }

  @Test
  void noMoveFollowsASetupThatIsOver() {
    assertVerdictFault(
        "the setup ended the game by the rule freestyle",
        read("(;AB[aa][ba][ca][da][ea]AW[ac][cc][ec][gc];W[gg])"));
  }

  /** A stone where two threes cross may have been there before they were made. */
  @Test
  void whetherAStoneOfASetupWasAFoulIsNotKnown() {
    String threes = "(;AB[hg][hi][gh][ih][hh]AW[aa][ca][ac][cc])";
    assertEquals(Verdict.ONGOING, read(threes).verdict(Rule.RENJU));
    assertEquals(
        Verdict.FOUL, read("h7a1h9c1g8a3i8c3h8").verdict(Rule.RENJU), "the order is known");
  }

  private static void assertVerdictFault(String message, RecordedGame game) {
    Exception fault =
        assertThrows(IllegalArgumentException.class, () -> game.verdict(Rule.FREESTYLE));
    assertEquals(message, fault.getMessage());
  }

  private static void assertMoves(String expected, RecordedGame game) {
    assertEquals(expected, game.moves().stream().map(Move::toString).collect(Collectors.joining()));
  }

  private static RecordedGame read(String text) {
    return text.isEmpty()
        ? RecordedGame.of(FIFTEEN, Optional.empty(), List.of())
        : first(GameReader.read(text, FIFTEEN));
  }
}
