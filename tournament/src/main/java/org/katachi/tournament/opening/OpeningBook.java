package org.katachi.tournament.opening;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.Validate;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.board.Symmetry;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.match.GameSetup;

/**
 * The openings of a tournament, in the order in which they come. Immutable.
 *
 * <p>The book begins anew when it is through, each time under the next of the board's symmetries,
 * so that brains that always move alike still play different games.
 */
public final class OpeningBook {

  private final Geometry geometry;

  /** The moves in the order of play, black's first. */
  private final List<List<Point>> openings;

  /** For each opening the symmetries in the order of their use. */
  private final List<List<Symmetry>> symmetries;

  private final List<String> warnings;

  private OpeningBook(
      Geometry geometry,
      List<List<Point>> openings,
      List<String> warnings,
      SymmetryUse use,
      long seed) {
    this.geometry = geometry;
    this.openings = List.copyOf(openings);
    this.warnings = List.copyOf(warnings);
    Random random = new Random(seed);
    symmetries = openings.stream().map(opening -> use.order(geometry, random)).toList();
  }

  /** A book of openings after which games can go on; there must be one at least. */
  static OpeningBook of(Geometry geometry, List<List<Point>> openings, List<String> warnings) {
    return new OpeningBook(geometry, openings, warnings, SymmetryUse.ALL, 0);
  }

  private OpeningBook of(List<List<Point>> others) {
    return of(geometry, others, warnings);
  }

  /** Reads a book of whole openings, as {@link #read(Geometry, RuleSet, List, long)} does. */
  public static OpeningBook read(Geometry geometry, RuleSet rules, List<String> lines) {
    return read(geometry, rules, lines, Long.MAX_VALUE);
  }

  /**
   * Reads a book with an opening on each line: the moves in the order of play, black's first, in
   * pos notation ({@code h8i9j10}) or as offsets from the board's centre ({@code 0,0, 1,-2}), as
   * managers ship them. Blank lines and those that begin with {@code #} are skipped.
   *
   * @param plies longer openings are cut to so many moves
   * @throws IllegalArgumentException if a line is no opening on this board and under these rules,
   *     or there is none at all; the message tells the line's number, from 1
   */
  public static OpeningBook read(Geometry geometry, RuleSet rules, List<String> lines, long plies) {
    List<List<Point>> openings = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        openings.add(parse(geometry, rules, line, plies, i + 1));
      }
    }
    Validate.isTrue(!openings.isEmpty(), "the book holds no opening");
    return of(geometry, openings, List.of());
  }

  private static List<Point> parse(
      Geometry geometry, RuleSet rules, String line, long plies, int number) {
    try {
      List<Point> moves =
          (Character.isLetter(line.charAt(0))
                  ? Notation.parsePos(line)
                  : Notation.parseOffsets(geometry, line))
              .stream().limit(plies).toList();
      GameSetup.checkGoesOn(geometry, rules, moves);
      return moves;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "line %d, '%s': %s"
              .formatted(number, abbreviated(line, 40), abbreviated(e.getMessage(), 120)),
          e);
    }
  }

  /** Of a text the beginning, in one line. */
  static String abbreviated(String text, int most) {
    return StringUtils.abbreviate(text.replaceAll("\\p{Cntrl}", "?"), "…", most);
  }

  /** The same openings in an order that the seed decides. */
  public OpeningBook shuffled(long seed) {
    List<List<Point>> shuffled = new ArrayList<>(openings);
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
    List<List<Point>> rotated = new ArrayList<>(openings);
    Collections.rotate(rotated, -(int) (number - 1));
    return of(rotated);
  }

  /**
   * The same openings under other symmetries than all in turn.
   *
   * @param seed decides what is random
   */
  public OpeningBook with(SymmetryUse use, long seed) {
    return new OpeningBook(geometry, openings, warnings, use, seed);
  }

  /** What the files hold besides, that is in no opening; for people. */
  public List<String> warnings() {
    return warnings;
  }

  /** The number of openings, not counting what the symmetries make of them. */
  public int size() {
    return openings.size();
  }

  /**
   * An opening.
   *
   * @param number its number, from zero; one beyond the book is of a book that has begun anew
   * @return the points in the order of play
   */
  public List<Point> opening(int number) {
    int place = number % size();
    List<Symmetry> order = symmetries.get(place);
    Symmetry symmetry = order.get(number / size() % order.size());
    return openings.get(place).stream().map(move -> symmetry.apply(geometry, move)).toList();
  }
}
