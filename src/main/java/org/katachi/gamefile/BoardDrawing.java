package org.katachi.gamefile;

import org.apache.commons.lang3.StringUtils;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/**
 * Draws a board as text, with the column letters above, the row numbers on the left, and the last
 * move in brackets.
 */
public final class BoardDrawing {

  /** In characters: the row number of a board with 40 rows. */
  private static final int LABEL_WIDTH = 2;

  /** The distance of the corner star points from the edge, in points. */
  private static final int STAR_MARGIN = 3;

  /** On a smaller board the star points would be too close. */
  private static final int MIN_SIDE_FOR_STARS = 11;

  private final Glyphs glyphs;

  /** A drawing with some characters. */
  public BoardDrawing(Glyphs glyphs) {
    this.glyphs = glyphs;
  }

  /** The lines of the drawing, each with a line feed. */
  public String draw(Board board) {
    StringBuilder text = new StringBuilder();
    drawLetters(board.geometry(), text);
    for (int y = 0; y < board.geometry().height(); y++) {
      drawRow(board, y, text);
    }
    return text.toString();
  }

  /** One line, or two if columns after z have two letters; the first letter is above the second. */
  private static void drawLetters(Geometry geometry, StringBuilder text) {
    StringBuilder first = new StringBuilder(" ".repeat(LABEL_WIDTH));
    StringBuilder last = new StringBuilder(" ".repeat(LABEL_WIDTH));
    for (int x = 0; x < geometry.width(); x++) {
      String letters = StringUtils.chop(Notation.letterNumber(new Point(x, 0)));
      first.append(' ').append(letters.length() > 1 ? letters.charAt(0) : ' ');
      last.append(' ').append(letters.charAt(letters.length() - 1));
    }
    if (!StringUtils.isBlank(first)) {
      text.append(first).append('\n');
    }
    text.append(last).append('\n');
  }

  private void drawRow(Board board, int y, StringBuilder text) {
    Geometry geometry = board.geometry();
    text.append(StringUtils.leftPad(Integer.toString(y + 1), LABEL_WIDTH));
    for (int x = 0; x < geometry.width(); x++) {
      text.append(joint(board, x, y)).append(glyph(board, x, y));
    }
    text.append(isLastMove(board, geometry.width() - 1, y) ? "]" : "").append('\n');
  }

  /** The character between a point and its left neighbour. */
  private char joint(Board board, int x, int y) {
    if (isLastMove(board, x, y)) {
      return '[';
    }
    if (x == 0) {
      return ' ';
    }
    return isLastMove(board, x - 1, y) ? ']' : glyphs.line();
  }

  private char glyph(Board board, int x, int y) {
    Geometry geometry = board.geometry();
    int cell = geometry.cell(x, y);
    if (!board.isEmpty(cell)) {
      return glyphs.stone(Colour.of(board.stone(cell)));
    }
    if (isStarPoint(geometry, x, y)) {
      return glyphs.star();
    }
    return glyphs.grid().charAt(3 * third(y, geometry.height()) + third(x, geometry.width()));
  }

  /** 0 for the first index, 2 for the last, 1 for the others. */
  private static int third(int i, int count) {
    return i == 0 ? 0 : i == count - 1 ? 2 : 1;
  }

  /** The four points near the corners, and the centre if the board has one. */
  private static boolean isStarPoint(Geometry geometry, int x, int y) {
    int width = geometry.width();
    int height = geometry.height();
    return Math.min(width, height) >= MIN_SIDE_FOR_STARS
        && ((isNearEnd(x, width) && isNearEnd(y, height))
            || (isMiddle(x, width) && isMiddle(y, height)));
  }

  private static boolean isNearEnd(int i, int count) {
    return i == STAR_MARGIN || i == count - 1 - STAR_MARGIN;
  }

  private static boolean isMiddle(int i, int count) {
    return 2 * i == count - 1;
  }

  private static boolean isLastMove(Board board, int x, int y) {
    return board.moveCount() > 0 && board.lastMove() == board.geometry().cell(x, y);
  }
}
