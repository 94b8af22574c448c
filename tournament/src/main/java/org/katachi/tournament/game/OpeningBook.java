package org.katachi.tournament.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.board.Symmetry;

/**
 * The openings of a match, one for each pair of games. Immutable.
 *
 * <p>The book begins anew when it is through, each time under the next of the board's symmetries,
 * so that brains that always move alike still play different games. Which opening a pair gets
 * depends on the pair's number alone: a match that goes on after a break has the openings that it
 * would have had.
 */
public final class OpeningBook {

  private final Geometry geometry;
  private final List<List<Point>> openings;
  private final List<Symmetry> symmetries;

  private OpeningBook(Geometry geometry, List<List<Point>> openings) {
    this.geometry = geometry;
    this.openings = List.copyOf(openings);
    symmetries = Symmetry.of(geometry);
  }

  /**
   * Reads a book with an opening on each line: the moves in the order of play, black's first, in
   * pos notation ({@code h8i9j10}) or as offsets from the board's centre ({@code 0,0, 1,-2}), as
   * managers ship them. Blank lines and those that begin with {@code #} are skipped.
   *
   * @throws IllegalArgumentException if a line is no opening on this board, or there is none at
   *     all; the message tells the line's number, from 1
   */
  public static OpeningBook read(Geometry geometry, List<String> lines) {
    List<List<Point>> openings = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        openings.add(parse(geometry, line, i + 1));
      }
    }
    if (openings.isEmpty()) {
      throw new IllegalArgumentException("the book holds no opening");
    }
    return new OpeningBook(geometry, openings);
  }

  /** The same openings in an order that the seed decides. */
  public OpeningBook shuffled(long seed) {
    List<List<Point>> shuffled = new ArrayList<>(openings);
    Collections.shuffle(shuffled, new Random(seed));
    return new OpeningBook(geometry, shuffled);
  }

  /** The number of openings, not counting what the symmetries make of them. */
  public int size() {
    return openings.size();
  }

  /**
   * The opening of a pair of games.
   *
   * @param pair the pair's number in the match, from zero
   * @return the points in the order of play
   */
  public List<Point> opening(int pair) {
    Symmetry symmetry = symmetries.get(pair / size() % symmetries.size());
    return openings.get(pair % size()).stream()
        .map(point -> symmetry.apply(geometry, point))
        .toList();
  }

  private static List<Point> parse(Geometry geometry, String line, int number) {
    try {
      List<Point> moves =
          Character.isLetter(line.charAt(0))
              ? Notation.parsePos(line)
              : Notation.parseOffsets(geometry, line);
      checkPlayable(geometry, moves);
      return moves;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line " + number + " of the book: " + e.getMessage(), e);
    }
  }

  private static void checkPlayable(Geometry geometry, List<Point> moves) {
    Set<Point> taken = new HashSet<>();
    for (Point move : moves) {
      if (!geometry.contains(move)) {
        throw new IllegalArgumentException("outside the board of " + geometry + ": " + move);
      }
      if (!taken.add(move)) {
        throw new IllegalArgumentException("two stones on " + move);
      }
    }
  }
}
