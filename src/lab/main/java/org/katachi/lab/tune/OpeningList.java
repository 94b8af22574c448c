package org.katachi.lab.tune;

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

/** The openings of game pairs, all for one board. */
public final class OpeningList {

  private final Geometry geometry;
  private final List<List<Point>> openings;

  private OpeningList(Geometry geometry, List<List<Point>> openings) {
    this.geometry = geometry;
    this.openings = openings;
  }

  /**
   * Reads a file of openings in pos notation, one a line; lines that begin with {@code #} are
   * skipped.
   *
   * @throws IllegalArgumentException if the file holds no opening, or one that can't be played
   */
  public static OpeningList read(Path file, RuleSet rules, Geometry geometry) throws IOException {
    List<List<Point>> openings =
        Files.readAllLines(file).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(Notation::parsePos)
            .toList();
    if (openings.isEmpty()) {
      throw new IllegalArgumentException(file + " holds no opening");
    }
    OpeningList list = new OpeningList(geometry, openings);
    Referee referee = new Referee(rules);
    for (List<Point> opening : openings) {
      list.check(opening, referee);
    }
    return list;
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

  /** A board after the opening of this number; after the last opening the first one follows. */
  Board board(int number) {
    Board board = new Board(geometry);
    for (Point point : openings.get(number % openings.size())) {
      board.play(geometry.cell(point));
    }
    return board;
  }

  Geometry geometry() {
    return geometry;
  }
}
