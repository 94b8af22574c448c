package org.katachi.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/** Openings for games on one board. */
final class Book {

  private final Geometry geometry;
  private final List<List<Point>> openings;

  private Book(Geometry geometry, List<List<Point>> openings) {
    this.geometry = geometry;
    this.openings = openings;
  }

  /**
   * Reads a file of openings in pos notation, a line each; lines that begin with {@code #} are left
   * out.
   *
   * @throws IllegalArgumentException if there is none, or one does not fit on the board
   */
  static Book read(Path file, Geometry geometry) throws IOException {
    List<List<Point>> openings =
        Files.readAllLines(file).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(Notation::parsePos)
            .toList();
    if (openings.isEmpty()) {
      throw new IllegalArgumentException(file + " holds no opening");
    }
    Book book = new Book(geometry, openings);
    for (int i = 0; i < openings.size(); i++) {
      book.opened(i);
    }
    return book;
  }

  /** A board after the opening of this number, which may be greater than the book. */
  Board opened(int number) {
    Board board = new Board(geometry);
    List<Point> opening = openings.get(number % openings.size());
    for (Point point : opening) {
      if (!geometry.contains(point) || !board.isEmpty(geometry.cell(point))) {
        throw new IllegalArgumentException(
            "the opening " + Notation.pos(opening) + " can't be played on " + geometry);
      }
      board.play(geometry.cell(point));
    }
    return board;
  }

  int size() {
    return openings.size();
  }
}
