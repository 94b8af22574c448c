package org.katachi.eval;

import org.katachi.board.Stone;
import org.katachi.rules.LineRule;
import org.katachi.shape.TrackedBoard;
import org.katachi.shape.WinTable;

/**
 * The static evaluation of a position: the alive windows of both sides, weighted by the stones in
 * them.
 *
 * <p>The unit is the worth of one window with one stone. An open three is in three alive windows of
 * three stones, a blocked one in one or two, so that open shapes need no names of their own here.
 */
public final class WindowEvaluation {

  /** The weight of a window by its stones, for the side that is not to move. */
  private static final int[] WAITING = {0, 1, 6, 24, 60, 0};

  /** The weight of a window by its stones, for the side to move, who is a move ahead. */
  private static final int[] MOVING = {0, 1, 8, 40, 200, 0};

  private WindowEvaluation() {}

  /** The value for the side to move. */
  public static int evaluate(TrackedBoard board) {
    int mover = board.board().sideToMove();
    int waiter = Stone.opponent(mover);
    WinTable wins = board.wins();
    int value = 0;
    for (int stones = 1; stones < LineRule.FIVE; stones++) {
      value +=
          MOVING[stones] * wins.alive(mover, stones) - WAITING[stones] * wins.alive(waiter, stones);
    }
    return value;
  }
}
