package org.katachi.engine;

import java.util.List;
import org.katachi.board.Point;

/**
 * A player of the swap2 opening. The first player places three stones: black, white, black. The
 * second player takes black, or stays white and places the fourth stone, or places the fourth and
 * the fifth and leaves the choice of colour to the first.
 *
 * <p>Like {@link Engine#choose}, every method blocks until its search ends.
 */
public interface Swap2 {

  /** The stones of the first player. */
  int OPENING_STONES = 3;

  /**
   * The three stones of the opening in the order of play.
   *
   * @param empty an empty board
   * @return three different points
   */
  List<Point> open(Position empty, SearchControl control);

  /**
   * The reply to the three stones of the opponent.
   *
   * @param three a position with the three stones, white to move
   */
  AfterThree answer(Position three, SearchControl control);

  /**
   * The reply to the two stones that the opponent added to three own ones.
   *
   * @param five a position with the five stones, white to move
   */
  AfterFive settle(Position five, SearchControl control);

  /** A reply to three stones. */
  sealed interface AfterThree permits Swap, Stay, Offer {}

  /** A reply to five stones. */
  sealed interface AfterFive permits Swap, Stay {}

  /** Take the other colour. */
  record Swap() implements AfterThree, AfterFive {}

  /**
   * Keep white and move.
   *
   * @param move an empty point
   */
  record Stay(Point move) implements AfterThree, AfterFive {}

  /**
   * Place two more stones and let the opponent choose the colour.
   *
   * @param fourth an empty point for a white stone
   * @param fifth another one for a black stone
   */
  record Offer(Point fourth, Point fifth) implements AfterThree {}
}
