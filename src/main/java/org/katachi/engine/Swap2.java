package org.katachi.engine;

import java.util.List;
import org.katachi.board.Point;

/**
 * Plays the swap2 opening. One player puts three stones, black, white, black; the other takes
 * black, stays white and puts the fourth, or puts the fourth and fifth and leaves the choice of
 * colour to the first.
 *
 * <p>Like {@link Engine#choose} every method blocks until it has decided, the limits are reached or
 * the control is stopped.
 */
public interface Swap2 {

  /**
   * The three stones of the opening in the order of play.
   *
   * @param empty an empty board
   * @return three different points
   */
  List<Point> open(Position empty, Control control);

  /**
   * What to do about the opponent's opening.
   *
   * @param three a position with the three stones, white to move
   */
  AfterThree answer(Position three, Control control);

  /**
   * What to do about the two stones that the opponent added to one's own opening.
   *
   * @param five a position with the five stones, white to move
   */
  AfterFive settle(Position five, Control control);

  /** What can be done about three stones. */
  sealed interface AfterThree permits Swap, Stay, Offer {}

  /** What can be done about five stones. */
  sealed interface AfterFive permits Swap, Stay {}

  /** Take the other colour. */
  record Swap() implements AfterThree, AfterFive {}

  /**
   * Keep the colour and move.
   *
   * @param move an empty point
   */
  record Stay(Point move) implements AfterThree, AfterFive {}

  /**
   * Put two stones more and let the opponent choose the colour.
   *
   * @param fourth an empty point for a white stone
   * @param fifth another for a black one
   */
  record Offer(Point fourth, Point fifth) implements AfterThree {}
}
