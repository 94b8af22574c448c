package org.katachi.rules;

import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;

/**
 * A position drawn in text, one line a row: {@code x} black, {@code o} white, {@code #} dead,
 * {@code .} empty, {@code *} the empty point in question. The edges of the text are the edges of
 * the board.
 *
 * @param cell the point in question, 0 if there is none
 */
record Diagram(Board board, int cell) {

  private static final String STONES = ".xo#";

  static Diagram of(String text) {
    List<String> rows = text.lines().toList();
    Geometry geometry = new Geometry(rows.get(0).length(), rows.size());
    Board board = new Board(geometry);
    int question = 0;
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      char drawn = rows.get(geometry.y(cell)).charAt(geometry.x(cell));
      if (drawn == '*') {
        question = cell;
      } else if (drawn != '.') {
        board.set(cell, stone(drawn));
      }
    }
    return new Diagram(board, question);
  }

  /**
   * The diagram of a board of which one line, from edge to edge, is given; the other points are
   * empty.
   */
  static Diagram ofLine(String line, int direction) {
    int length = line.length();
    Geometry geometry =
        switch (direction) {
          case 0 -> new Geometry(length, 3);
          case 1 -> new Geometry(3, length);
          default -> new Geometry(length, length);
        };
    int start =
        switch (direction) {
          case 0 -> geometry.cell(0, 1);
          case 1 -> geometry.cell(1, 0);
          case 2 -> geometry.cell(0, 0);
          default -> geometry.cell(length - 1, 0);
        };
    Board board = new Board(geometry);
    int question = 0;
    for (int i = 0; i < length; i++) {
      int cell = start + i * geometry.step(direction);
      if (line.charAt(i) == '*') {
        question = cell;
      } else if (line.charAt(i) != '.') {
        board.set(cell, stone(line.charAt(i)));
      }
    }
    return new Diagram(board, question);
  }

  private static int stone(char drawn) {
    int stone = STONES.indexOf(drawn);
    if (stone <= Stone.EMPTY) {
      throw new IllegalArgumentException("no stone: " + drawn);
    }
    return stone;
  }
}
