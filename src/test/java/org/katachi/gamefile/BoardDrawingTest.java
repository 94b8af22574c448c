package org.katachi.gamefile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;

class BoardDrawingTest {

  @Test
  void theSmallestBoardIsAGridWithoutStarPoints() {
    assertEquals(
        """
           a b c d e
         1 ┌─┬─┬─┬─┐
         2 ├─┼─┼─┼─┤
         3 ├─┼─┼─┼─┤
         4 ├─┼─┼─┼─┤
         5 └─┴─┴─┴─┘
        """,
        draw(Glyphs.UNICODE, board(5, 5, "")));
  }

  @Test
  void theFirstRowIsOnTopAndTheLastMoveInBrackets() {
    assertEquals(
        """
           a b c d e f g
         1 ┌─●─┬─┬─┬─┬─┐
         2 ├─┼[●]┼─┼─┼─┤
         3 ├─┼─┼─┼─┼─┼─┤
         4 ├─┼─┼─┼─┼─┼─┤
         5 └─┴─┴─┴─┴─┴─○
        """,
        draw(Glyphs.UNICODE, board(7, 5, "b1g5c2")));
  }

  @Test
  void bracketsFitAtBothEdges() {
    assertEquals(" 3[X]. . . .", row(3, draw(Glyphs.ASCII, board(5, 5, "a3"))));
    assertEquals(" 3 . . . .[X]", row(3, draw(Glyphs.ASCII, board(5, 5, "e3"))));
  }

  @Test
  void asciiDistinguishesStonesAndStarPoints() {
    assertEquals(
        """
           a b c d e f g h i j k l m n o
         1 . . . . . . . . . . . . . . .
         2 . . . . . . . . . . . . . . .
         3 . . . . . . . . . . . . . . .
         4 . . . + . . . . . . . + . . .
         5 . . . . . . . . . . . . . . .
         6 . . . . . . . . . . . . . . .
         7 . . . . . . . . . . . . . . .
         8 . . . . . . . X[O]. . . . . .
         9 . . . . . . . . . . . . . . .
        10 . . . . . . . . . . . . . . .
        11 . . . . . . . . . . . . . . .
        12 . . . + . . . . . . . + . . .
        13 . . . . . . . . . . . . . . .
        14 . . . . . . . . . . . . . . .
        15 . . . . . . . . . . . . . . .
        """,
        draw(Glyphs.ASCII, board(15, 15, "h8i8")));
  }

  @Test
  void starPointsMarkTheCentreOfAnOddBoardOnly() {
    assertEquals(" 8 . . . . . . . + . . . . . . .", row(8, draw(Glyphs.ASCII, board(15, 15, ""))));
    assertEquals(-1, row(10, draw(Glyphs.ASCII, board(20, 20, ""))).indexOf('+'));
  }

  @Test
  void columnsAfterZHaveTwoLettersOneAboveTheOther() {
    String[] lines = draw(Glyphs.ASCII, board(28, 5, "")).split("\n", -1);
    assertEquals(" ".repeat(54) + " a a", lines[0]);
    assertEquals("   a b c d", lines[1].substring(0, 10));
    assertEquals(" z a b", lines[1].substring(lines[1].length() - 6));
    assertEquals(lines[0].length(), lines[1].length());
  }

  @ParameterizedTest
  @CsvSource({"UTF-8, ●", "US-ASCII, X", "ISO-8859-1, X", "IBM437, X"})
  void stonesAreDrawnAsTheCharsetAllows(Charset charset, char blackStone) {
    assertEquals(blackStone, Glyphs.bestFor(charset).black());
  }

  @Test
  void everyGlyphOfTheFallbackIsAscii() {
    Glyphs glyphs = Glyphs.bestFor(StandardCharsets.US_ASCII);
    String all = glyphs.grid() + glyphs.black() + glyphs.white() + glyphs.star() + glyphs.line();
    assertEquals(true, StandardCharsets.US_ASCII.newEncoder().canEncode(all));
  }

  private static String draw(Glyphs glyphs, Board board) {
    return new BoardDrawing(glyphs).draw(board);
  }

  /** The line of a row, below one line of letters. */
  private static String row(int number, String drawing) {
    return drawing.split("\n", -1)[number];
  }

  private static Board board(int width, int height, String pos) {
    Board board = new Board(new Geometry(width, height));
    for (Point point : Notation.parsePos(pos)) {
      board.play(board.geometry().cell(point));
    }
    return board;
  }
}
