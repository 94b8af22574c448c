package org.katachi.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Notation;
import org.katachi.shape.CellClass;
import org.katachi.shape.ShapeBoard;

/** The points where a stone of a side makes a threat, for the page to draw. */
final class Threats {

  private Threats() {}

  /** For each side its points: where it makes a five, a four or an open three. */
  static Map<String, Object> of(GameForm form) {
    Board board = form.game().toBoard();
    ShapeBoard shapes = new ShapeBoard(board, form.rule());
    Map<String, Object> json = new LinkedHashMap<>();
    for (Colour side : List.of(Colour.BLACK, Colour.WHITE)) {
      Map<String, Object> points = new LinkedHashMap<>();
      points.put("five", points(shapes, side, CellClass.FIVE, CellClass.FIVE));
      points.put("four", points(shapes, side, CellClass.FOUR, CellClass.OPEN_FOUR));
      points.put("three", points(shapes, side, CellClass.OPEN_THREE, CellClass.DOUBLE_THREE));
      json.put(side.word(), points);
    }
    return json;
  }

  private static List<String> points(ShapeBoard shapes, Colour side, int lowest, int highest) {
    Board board = shapes.board();
    int[] cells = new int[board.geometry().pointCount()];
    int count = shapes.collect(side.stone(), lowest, highest, cells, 0);
    return IntStream.range(0, count)
        .mapToObj(i -> Notation.letterNumber(board.geometry().toPoint(cells[i])))
        .toList();
  }
}
