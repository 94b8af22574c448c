package org.katachi.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;

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
   * @throws IllegalArgumentException if there is none, or one can't be played
   */
  static Book read(Path file, RuleSet rules, Geometry geometry) throws IOException {
    List<List<Point>> openings =
        Files.readAllLines(file).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(Notation::parsePos)
            .toList();
    if (openings.isEmpty()) {
      throw new IllegalArgumentException(file + " holds no opening");
    }
    Book book = new Book(geometry, openings);
    Referee referee = new Referee(rules);
    for (List<Point> opening : openings) {
      book.check(opening, referee);
    }
    return book;
  }

  private void check(List<Point> opening, Referee referee) {
    Board board = new Board(geometry);
    for (Point point : opening) {
      int cell = geometry.contains(point) ? geometry.cell(point) : 0;
      boolean possible = board.isEmpty(cell);
      if (possible) {
        board.play(cell);
        possible = referee.verdict(board, cell) == Verdict.ONGOING;
      }
      if (!possible) {
        throw new IllegalArgumentException(
            "the opening " + Notation.pos(opening) + " can't be played on " + geometry);
      }
    }
  }

  /** A board after the opening of this number, which may be greater than the book. */
  Board opened(int number) {
    Board board = new Board(geometry);
    for (Point point : openings.get(number % openings.size())) {
      board.play(geometry.cell(point));
    }
    return board;
  }

  Geometry geometry() {
    return geometry;
  }

  int size() {
    return openings.size();
  }
}
