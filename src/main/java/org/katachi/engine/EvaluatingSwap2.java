package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;

/**
 * Plays the swap2 opening by an engine's evaluation: of two colours it takes the one that stands
 * better. Its own openings come from a list of balanced ones.
 */
public final class EvaluatingSwap2 implements Swap2 {

  /**
   * Three stones each, as offsets from the centre. Of random ones those that a search of 400,000
   * nodes finds level, by 20 units of evaluation at the most, both on 15×15 and on 20×20. The first
   * fit every board.
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
   * A player of swap2.
   *
   * @param engine evaluates the positions
   * @param random chooses the openings
   */
  public EvaluatingSwap2(Engine engine, RandomGenerator random) {
    this.engine = engine;
    this.random = random;
  }

  @Override
  public List<Point> open(Position empty, Control control) {
    List<List<Point>> fitting = new ArrayList<>();
    for (String opening : OPENINGS) {
      if (fits(empty.geometry(), opening)) {
        fitting.add(Notation.parseOffsets(empty.geometry(), opening));
      }
    }
    return fitting.get(random.nextInt(fitting.size()));
  }

  /**
   * Never adds two stones: the opponent's choice of colour could only be worth less than one's own.
   */
  @Override
  public AfterThree answer(Position three, Control control) {
    Answer answer = engine.choose(three, control, report -> {});
    return isWorse(answer) ? new Swap() : new Stay(answer.move());
  }

  @Override
  public AfterFive settle(Position five, Control control) {
    Answer answer = engine.choose(five, control, report -> {});
    return isWorse(answer) ? new Swap() : new Stay(answer.move());
  }

  private static boolean isWorse(Answer answer) {
    return answer.report().evaluation().value() < 0;
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
