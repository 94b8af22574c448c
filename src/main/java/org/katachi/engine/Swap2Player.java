package org.katachi.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/**
 * Plays the swap2 opening by the score of a search: it takes the colour that is better. The first
 * player places three stones: black, white, black. The second player takes black, or stays white
 * and places the fourth stone; it might also place the fourth and the fifth and leave the choice of
 * colour to the first, but that one would take the better colour.
 *
 * <p>Its own openings are a random stone and two that make the position level, by a search among
 * random points; without time for that they come from a list.
 */
public class Swap2Player {

  /** The stones of the first player. */
  public static final int OPENING_STONES = 3;

  /** The share of the points that the second and the third stone may take. */
  private static final double ALLOWED_SHARE = 0.2;

  /** The first stone is at most so far from the middle, in rows and columns. */
  private static final int REACH = 4;

  /** The value of a shallower search says too little. */
  private static final int MIN_DEPTH = 5;

  /** The most by which a level position is off zero. */
  private static final int MAX_OFF = 20;

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
  public Swap2Player(Engine engine, int overheadMillis, RandomGenerator random) {
    this.engine = engine;
    this.overheadMillis = overheadMillis;
    this.random = random;
  }

  /**
   * The reply to an opening. Like {@link Engine#choose}, it blocks until the search ends.
   *
   * @param opening the empty board, the three stones of the opponent, or the own three with two
   *     that the opponent has added
   * @return the stones to place, in the order of play: three on the empty board, one after other
   *     openings; none takes the other colour
   */
  public List<Point> reply(Position opening, SearchControl control) {
    if (opening.stones().isEmpty()) {
      return open(opening, control);
    }
    SearchReport best = engine.choose(opening, control, SearchListener.SILENT);
    return best.score().value() < 0 ? List.of() : List.of(best.move());
  }

  private List<Point> open(Position empty, SearchControl control) {
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
    SearchControl half = control.child(limits -> half(limits, empty).excluded(excluded).build());
    Optional<SearchReport> found =
        analyser.balance(empty.play(first), 2, 0, half, SearchListener.SILENT);
    if (found.isEmpty()) {
      return List.of();
    }
    Point second = found.get().variation().get(0);
    Point third = found.get().variation().get(1);
    Position three = empty.play(first).play(second).play(third);
    SearchControl rest =
        control.child(limits -> limits.toBuilder().maxNodes(halfNodes(limits)).build());
    SearchReport best = analyser.choose(three, rest, SearchListener.SILENT);
    return isLevel(best) ? List.of(first, second, third) : List.of();
  }

  /** Half of the nodes, and half of the time that is planned; the search takes the overhead off. */
  private SearchLimits.Builder half(SearchLimits whole, Position empty) {
    long half = TimeManager.of(whole, overheadMillis, empty.movesLeft()).softMillis() / 2;
    long turn = half + Math.min(overheadMillis, half);
    return whole.toBuilder()
        .turnMillis(whole.hasClock() ? turn : SearchLimits.UNLIMITED)
        .leftMillis(SearchLimits.UNLIMITED)
        .incrementMillis(0)
        .maxNodes(halfNodes(whole));
  }

  private static long halfNodes(SearchLimits whole) {
    return whole.maxNodes() == SearchLimits.NO_LIMIT ? SearchLimits.NO_LIMIT : whole.maxNodes() / 2;
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
    return report.depth() >= MIN_DEPTH
        && !report.score().isProved()
        && Math.abs(report.score().value()) <= MAX_OFF;
  }

  private Point random(Geometry geometry) {
    return new Point(random(geometry.width()), random(geometry.height()));
  }

  /** A coordinate not far from the middle. */
  private int random(int length) {
    int reach = Math.min(REACH, (length - 1) / 2);
    return length / 2 - reach + random.nextInt(2 * reach + 1);
  }
}
