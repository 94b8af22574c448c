package org.katachi.tournament.opening;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apache.commons.lang3.Validate;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.board.Symmetry;
import org.katachi.rules.RuleSet;

/**
 * The openings of a match, one for each pair of games. Immutable.
 *
 * <p>The book begins anew when it is through, each time under the next of the board's symmetries,
 * so that brains that always move alike still play different games. Which opening a pair gets
 * depends on the pair's number alone: a match that goes on after a break has the openings that it
 * would have had.
 */
public final class OpeningBook {

  private final List<Opening> openings;

  /** For each opening the symmetries in the order of their use. */
  private final List<List<Symmetry>> symmetries;

  private OpeningBook(List<Opening> openings, List<List<Symmetry>> symmetries) {
    this.openings = List.copyOf(openings);
    this.symmetries = List.copyOf(symmetries);
  }

  /** A book of openings that have been checked; there must be one at least. */
  static OpeningBook of(List<Opening> openings) {
    return new OpeningBook(openings, orders(openings, SymmetryUse.ALL, 0));
  }

  /**
   * Reads a book with an opening on each line: the moves in the order of play, black's first, in
   * pos notation ({@code h8i9j10}) or as offsets from the board's centre ({@code 0,0, 1,-2}), as
   * managers ship them. Blank lines and those that begin with {@code #} are skipped.
   *
   * @throws IllegalArgumentException if a line is no opening on this board and under these rules,
   *     or there is none at all; the message tells the line's number, from 1
   */
  public static OpeningBook read(Geometry geometry, RuleSet rules, List<String> lines) {
    List<Opening> openings = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        openings.add(parse(geometry, rules, line, i + 1));
      }
    }
    Validate.isTrue(!openings.isEmpty(), "the book holds no opening");
    return of(openings);
  }

  private static Opening parse(Geometry geometry, RuleSet rules, String line, int number) {
    try {
      return Opening.of(
          geometry,
          rules,
          Character.isLetter(line.charAt(0))
              ? Notation.parsePos(line)
              : Notation.parseOffsets(geometry, line));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("line " + number + " of the book: " + e.getMessage(), e);
    }
  }

  /** The same openings in an order that the seed decides. */
  public OpeningBook shuffled(long seed) {
    List<Opening> shuffled = new ArrayList<>(openings);
    Collections.shuffle(shuffled, new Random(seed));
    return of(shuffled);
  }

  /**
   * The same openings beginning with another one; those before it come last.
   *
   * @param number the place of the one that becomes the first, from one
   * @throws IllegalArgumentException if the book has no such place
   */
  public OpeningBook from(long number) {
    Validate.isTrue(
        number >= 1 && number <= size(),
        "the book has openings 1 to %s, and is to begin with %s",
        size(),
        number);
    List<Opening> rotated = new ArrayList<>(openings);
    Collections.rotate(rotated, -(int) (number - 1));
    return of(rotated);
  }

  /**
   * The same openings, none longer than so many moves.
   *
   * @throws IllegalArgumentException if there are to be less than none
   */
  public OpeningBook cut(long moves) {
    Validate.isTrue(moves >= 0, "an opening has 0 moves or more, not %s", moves);
    return of(
        openings.stream()
            .map(
                opening ->
                    new Opening(opening.geometry(), opening.moves().stream().limit(moves).toList()))
            .toList());
  }

  /**
   * The same openings under other symmetries than all in turn.
   *
   * @param seed decides what is random
   */
  public OpeningBook with(SymmetryUse use, long seed) {
    return new OpeningBook(openings, orders(openings, use, seed));
  }

  private static List<List<Symmetry>> orders(List<Opening> openings, SymmetryUse use, long seed) {
    Random random = new Random(seed);
    return openings.stream().map(opening -> use.order(opening.geometry(), random)).toList();
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
    int place = pair % size();
    List<Symmetry> order = symmetries.get(place);
    return openings.get(place).under(order.get(pair / size() % order.size())).moves();
  }
}
