package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/**
 * Plays the swap2 opening by the score of a search: it takes the colour that is better. Its own
 * openings come from a list of balanced ones.
 */
public final class EvaluatingSwap2 implements Swap2 {

  /**
   * Balanced openings of three stones, as offsets from the centre: random ones that a search of
   * 400,000 nodes scores within 20 points of zero on 15×15 and on 20×20. The first fit every board.
   */
  private static final List<String> OPENINGS =
      List.of(
          "-2,0, -1,1, 0,2",
          "1,-2, 0,2, -1,0",
          "-1,2, 0,-2, -2,-2",
          "1,1, 3,2, -1,-3",
          "-3,-1, -3,1, 2,2",
          "0,4, 0,2, 1,-2",
          "4,7, 3,6, 4,-7",
          "0,6, 2,7, 6,0",
          "-7,-4, -6,-4, 2,-6");

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
    List<List<Point>> fitting = new ArrayList<>();
    for (String opening : OPENINGS) {
      if (fits(empty.geometry(), opening)) {
        fitting.add(Notation.parseOffsets(empty.geometry(), opening));
      }
    }
    return fitting.get(random.nextInt(fitting.size()));
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
}
