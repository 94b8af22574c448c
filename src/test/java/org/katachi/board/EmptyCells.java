package org.katachi.board;

import java.util.List;
import java.util.stream.IntStream;

/** The cells of the points without a stone, in the order of the board. */
public final class EmptyCells {

  private EmptyCells() {}

  public static List<Integer> of(Board board) {
    return IntStream.range(0, board.geometry().pointCount())
        .map(board.geometry()::point)
        .filter(board::isEmpty)
        .boxed()
        .toList();
  }
}
