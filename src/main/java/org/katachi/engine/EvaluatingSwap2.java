package org.katachi.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.board.Symmetry;

/**
 * Plays the swap2 opening by the score of a search: it takes the colour that is better. Its own
 * openings are a random stone and two that make the position level, by a search among random
 * points; without time for that they come from a list.
 */
public final class EvaluatingSwap2 implements Swap2 {

  /**
   * Openings of three stones that a search of 400,000 nodes on 15×15 values within 21 points of
   * zero, as offsets from the centre (signature 100737).
   */
  private static final List<String> OPENINGS_15 =
      List.of(
          "-2,4, -1,2, -3,5",
          "-4,3, -3,4, -5,5",
          "4,3, 4,4, 5,5",
          "2,3, 4,3, 4,5",
          "1,-2, 3,-3, 5,-4",
          "2,4, 0,4, -2,5",
          "-3,0, -3,-3, -5,-4",
          "-4,-2, -4,-3, -5,-5",
          "-1,-4, 1,-4, 4,-4",
          "2,1, 3,2, 0,5",
          "-1,-3, -2,-1, -3,-5",
          "2,2, 1,-1, -1,5",
          "4,-4, 3,-4, 5,-4",
          "4,-4, 2,-4, 4,-5",
          "2,3, 3,4, 4,5",
          "0,2, 2,4, 4,5",
          "-2,-1, -3,-2, 0,1",
          "3,4, 4,4, 4,5",
          "0,4, -3,4, -4,5",
          "2,2, 3,5, 5,5",
          "4,-1, 3,-2, 5,2");

  /** Those of them that are within 21 points of zero on 20×20, too. */
  private static final List<String> OPENINGS =
      List.of("2,1, 3,2, 0,5", "-2,-1, -3,-2, 0,1", "-1,-4, 1,-4, 4,-4", "4,-1, 3,-2, 5,2");

  /** An opening for the smallest boards. */
  private static final String SMALL = "1,-2, 0,2, -1,0";

  private static final Geometry FIFTEEN = new Geometry(15, 15);

  /** The share of the points that the second and the third stone may take. */
  private static final double ALLOWED_SHARE = 0.2;

  /** The first stone is at most so far from the middle, in rows and columns. */
  private static final int REACH = 4;

  /** The value of a shallower search says too little. */
  private static final int LEAST_DEPTH = 5;

  /** The most by which a level position is off zero. */
  private static final int MOST_OFF = 20;

  private final Engine engine;
  private final RandomGenerator random;

  /**
   * A swap2 player.
   *
   * @param engine scores the positions
   * @param random picks the openings
   */
  public EvaluatingSwap2(Engine engine, RandomGenerator random) {
    this.engine = engine;
    this.random = random;
  }

  @Override
  public List<Point> open(Position empty, SearchControl control) {
    List<Point> searched =
        engine instanceof Analyser analyser ? search(analyser, empty, control) : List.of();
    return searched.isEmpty() ? listed(empty.geometry()) : searched;
  }

  /**
   * A random stone, and two after which the position is level; none if they are not found. The most
   * level of many values is the one that errs most, so the second half of the search judges it
   * alone.
   */
  private List<Point> search(Analyser analyser, Position empty, SearchControl control) {
    Point first = random(empty.geometry());
    Set<Point> excluded = mostPoints(empty.geometry(), first);
    MoveLimits limits = control.limits();
    MoveLimits half = limits.half(TimeManager.DEFAULT_OVERHEAD_MILLIS);
    Optional<SearchReport> found =
        analyser.balance(
            empty.play(first),
            new BalanceOptions(2, 0, excluded),
            control.part(half),
            new SilentListener());
    if (found.isEmpty()) {
      return List.of();
    }
    Point second = found.get().variation().get(0);
    Point third = found.get().variation().get(1);
    Position three = empty.play(first).play(second).play(third);
    MoveLimits rest = limits.maxNodes() == MoveLimits.UNLIMITED ? limits : half;
    BestMove best = engine.choose(three, control.part(rest), new SilentListener());
    return isLevel(best.report()) ? List.of(first, second, third) : List.of();
  }

  /** All but a few random points, so that the same stone has another opening each time. */
  private Set<Point> mostPoints(Geometry geometry, Point first) {
    Set<Point> points = new HashSet<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      Point point = geometry.toPoint(geometry.point(i));
      if (!point.equals(first) && random.nextDouble() >= ALLOWED_SHARE) {
        points.add(point);
      }
    }
    return points;
  }

  private static boolean isLevel(SearchReport report) {
    return report.depth() >= LEAST_DEPTH
        && !report.score().isProved()
        && Math.abs(report.score().value()) <= MOST_OFF;
  }

  private Point random(Geometry geometry) {
    return new Point(random(geometry.width()), random(geometry.height()));
  }

  /** A coordinate not far from the middle. */
  private int random(int length) {
    int reach = Math.min(REACH, (length - 1) / 2);
    return length / 2 - reach + random.nextInt(2 * reach + 1);
  }

  /** An opening of the list, under a random symmetry of the board. */
  private List<Point> listed(Geometry geometry) {
    List<List<Point>> fitting = new ArrayList<>();
    for (String opening : geometry.equals(FIFTEEN) ? OPENINGS_15 : OPENINGS) {
      if (fits(geometry, opening)) {
        fitting.add(Notation.parseOffsets(geometry, opening));
      }
    }
    if (fitting.isEmpty()) {
      fitting.add(Notation.parseOffsets(geometry, SMALL));
    }
    List<Symmetry> symmetries = Symmetry.of(geometry);
    Symmetry symmetry = symmetries.get(random.nextInt(symmetries.size()));
    return fitting.get(random.nextInt(fitting.size())).stream()
        .map(point -> symmetry.apply(geometry, point))
        .toList();
  }

  /** Never adds two stones: after that the opponent would take the better colour. */
  @Override
  public AfterThree answer(Position three, SearchControl control) {
    BestMove best = engine.choose(three, control, report -> {});
    return isWorse(best) ? new Swap() : new Stay(best.move());
  }

  @Override
  public AfterFive settle(Position five, SearchControl control) {
    BestMove best = engine.choose(five, control, report -> {});
    return isWorse(best) ? new Swap() : new Stay(best.move());
  }

  private static boolean isWorse(BestMove best) {
    return best.report().score().value() < 0;
  }

  private static boolean fits(Geometry geometry, String opening) {
    try {
      Notation.parseOffsets(geometry, opening);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** A class of its own, because the first lambda of a process takes milliseconds. */
  private static final class SilentListener implements SearchListener {

    @Override
    public void accept(SearchReport report) {}
  }
}
