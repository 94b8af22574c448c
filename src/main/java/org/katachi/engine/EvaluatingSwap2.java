package org.katachi.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Plays the swap2 opening by the score of a search: it takes the colour that is better. Its own
 * openings are a random stone and two that make the position level, by a search among random
 * points; without time for that they come from a list.
 */
public final class EvaluatingSwap2 implements Swap2 {

  /** The share of the points that the second and the third stone may take. */
  private static final double ALLOWED_SHARE = 0.2;

  /** The first stone is at most so far from the middle, in rows and columns. */
  private static final int REACH = 4;

  /** The value of a shallower search says too little. */
  private static final int LEAST_DEPTH = 5;

  /** The most by which a level position is off zero. */
  private static final int MOST_OFF = 20;

  private final Engine engine;
  private final int overheadMillis;
  private final RandomGenerator random;

  /**
   * A swap2 player.
   *
   * @param engine scores the positions
   * @param overheadMillis the engine's move overhead in milliseconds
   * @param random picks the openings
   */
  public EvaluatingSwap2(Engine engine, int overheadMillis, RandomGenerator random) {
    this.engine = engine;
    this.overheadMillis = overheadMillis;
    this.random = random;
  }

  @Override
  public List<Point> open(Position empty, SearchControl control) {
    List<Point> searched =
        engine instanceof Analyser analyser ? search(analyser, empty, control) : List.of();
    return searched.isEmpty()
        ? Swap2Openings.random(empty.rules().rule(), empty.geometry(), random)
        : searched;
  }

  /**
   * A random stone, and two after which the position is level; none if they are not found. The most
   * level of many values is the one that errs most, so the second half of the search judges it
   * alone.
   */
  private List<Point> search(Analyser analyser, Position empty, SearchControl control) {
    Point first = random(empty.geometry());
    Set<Point> excluded = mostPoints(empty.geometry(), first);
    Optional<SearchReport> found =
        analyser.balance(
            empty.play(first),
            new BalanceOptions(2, 0, excluded),
            control.part(this::half),
            SearchListener.SILENT);
    if (found.isEmpty()) {
      return List.of();
    }
    Point second = found.get().variation().get(0);
    Point third = found.get().variation().get(1);
    Position three = empty.play(first).play(second).play(third);
    BestMove best = engine.choose(three, control.part(MoveLimits::rest), SearchListener.SILENT);
    return isLevel(best.report()) ? List.of(first, second, third) : List.of();
  }

  private MoveLimits half(MoveLimits whole) {
    return whole.half(overheadMillis);
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

  /** Never adds two stones: after that the opponent would take the better colour. */
  @Override
  public AfterThree answer(Position three, SearchControl control) {
    BestMove best = engine.choose(three, control, SearchListener.SILENT);
    return isWorse(best) ? new Swap() : new Stay(best.move());
  }

  @Override
  public AfterFive settle(Position five, SearchControl control) {
    BestMove best = engine.choose(five, control, SearchListener.SILENT);
    return isWorse(best) ? new Swap() : new Stay(best.move());
  }

  private static boolean isWorse(BestMove best) {
    return best.report().score().value() < 0;
  }
}
