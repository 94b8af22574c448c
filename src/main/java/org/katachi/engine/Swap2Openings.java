package org.katachi.engine;

import java.util.List;
import java.util.random.RandomGenerator;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.board.Symmetry;
import org.katachi.network.common.ShippedFiles;
import org.katachi.rules.Rule;

/**
 * Level openings of three stones, for swap2 without the time to search one, as offsets from the
 * centre. When they were chosen, searches of 100,000 and of 400,000 nodes valued each within 21
 * points of zero on the board of its list; other sizes make do with them. They came from the search
 * of {@link Swap2Player}, which gives one more each time by
 *
 * <pre>
 *   (printf 'INFO rule 0\nINFO max_node 200000\nSTART 15\nSWAP2BOARD\nDONE\n'; sleep 9) |
 *     target/pbrain-katachi
 * </pre>
 *
 * <p>with another rule and START 20 for large boards. {@code Swap2OpeningsTest} values them: {@code
 * mvn -q -pl src -am test -Dtest=Swap2OpeningsTest -Dswap2.nodes=400000}. A new network needs new
 * ones.
 */
final class Swap2Openings {

  /** For freestyle on 15×15. */
  private static final List<String> FREESTYLE =
      List.of(
          "4,-4, 2,-6, 3,-7",
          "-2,-3, -3,-4, -5,-5",
          "-3,4, -2,3, -3,6",
          "-2,-1, -3,-1, -5,-4",
          "-1,-4, 1,-6, 2,-7",
          "4,1, 2,-1, 6,1",
          "0,4, 2,4, 1,6",
          "-3,-3, -4,-2, -5,-5",
          "3,-4, 5,-4, 6,-6",
          "0,4, 0,6, 3,7",
          "-3,-4, -5,-2, -6,0",
          "3,3, 3,4, 6,4",
          "1,-3, 0,-1, 1,-6",
          "1,3, 0,5, 4,6",
          "-4,2, -2,3, -6,1",
          "2,4, 4,5, 4,7",
          "4,-1, 2,-2, 6,-2",
          "4,2, 3,0, 6,3",
          "-3,-4, -1,-4, 2,-1",
          "2,4, 2,1, 3,6");

  /** For standard and caro on 15×15: level under each of them. */
  private static final List<String> OTHER_RULES =
      List.of(
          "4,-3, 6,-1, 7,-2",
          "-4,2, -3,1, -4,5",
          "-4,-4, -6,-4, -7,-1",
          "3,0, 5,-2, 6,-4",
          "0,-4, -1,-5, -5,-5",
          "-4,2, -3,1, -6,0",
          "-2,4, -4,2, -5,4");

  /** For renju on 15×15. */
  private static final List<String> RENJU =
      List.of(
          "4,1, 2,-1, 2,1",
          "1,-1, 1,-2, -2,-1",
          "4,-2, 2,-2, 1,-4",
          "-3,2, -3,1, -4,3",
          "4,1, 1,4, 1,3",
          "-1,-1, 0,-2, -1,-4",
          "-4,-2, -2,0, -1,0",
          "-3,-3, -2,-2, -4,-3",
          "0,-1, 0,-2, -3,-1",
          "-3,-3, -4,-2, -4,1");

  /** For freestyle on 20×20; on large boards the other rules make do with them. */
  private static final List<String> LARGE =
      List.of(
          "-2,0, -3,1, -3,4",
          "-1,4, -1,6, -2,8",
          "2,2, 3,2, 0,-1",
          "0,-3, -2,-3, -2,-7",
          "-3,3, -3,7, -1,8",
          "-3,-1, -7,3, -7,2",
          "-4,4, -4,2, -8,2",
          "-3,0, -2,0, -7,0",
          "3,-4, 2,-4, 2,0",
          "-3,-2, -2,-3, 0,-5");

  /** An opening for the smallest boards. */
  private static final String SMALL = "1,-2, 0,2, -1,0";

  private Swap2Openings() {}

  /** An opening under a random symmetry of the board. */
  static List<Point> random(Rule rule, Geometry geometry, RandomGenerator random) {
    List<List<Point>> openings = all(rule, geometry);
    List<Symmetry> symmetries = Symmetry.of(geometry);
    Symmetry symmetry = symmetries.get(random.nextInt(symmetries.size()));
    return openings.get(random.nextInt(openings.size())).stream()
        .map(point -> symmetry.apply(geometry, point))
        .toList();
  }

  /** The openings for a rule that fit on a board, at least one. */
  static List<List<Point>> all(Rule rule, Geometry geometry) {
    List<String> fitting =
        list(rule, geometry).stream().filter(opening -> fits(geometry, opening)).toList();
    return (fitting.isEmpty() ? List.of(SMALL) : fitting)
        .stream().map(opening -> Notation.parseOffsets(geometry, opening)).toList();
  }

  /** The list for the network that values the board. */
  private static List<String> list(Rule rule, Geometry geometry) {
    if (ShippedFiles.isLarge(geometry)) {
      return LARGE;
    }
    return switch (rule) {
      case FREESTYLE -> FREESTYLE;
      case RENJU -> RENJU;
      case STANDARD, CARO, CARO_EXACT -> OTHER_RULES;
    };
  }

  private static boolean fits(Geometry geometry, String opening) {
    try {
      Notation.parseOffsets(geometry, opening);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
