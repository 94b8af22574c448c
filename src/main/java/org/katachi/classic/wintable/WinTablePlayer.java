package org.katachi.classic.wintable;

import java.util.function.IntUnaryOperator;
import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.classic.StaticPlayer;

/**
 * Plays by the win table, without search: a point scores by the windows through it that one side
 * can still fill, and by the stones in them.
 */
public final class WinTablePlayer extends StaticPlayer {

  /**
   * The weight of a window by the stones of the side to move in it. A five comes first, then the
   * block of a five; below that the windows add up.
   */
  private static final int[] OWN = {1, 4, 20, 120, 1_000_000};

  /** The same for the opponent's windows. */
  private static final int[] OPPONENT = {0, 3, 18, 100, 50_000};

  @Override
  protected IntUnaryOperator scorer(Board board) {
    WinTable wins = WinTable.of(board);
    int side = board.sideToMove();
    return cell ->
        wins.sumThrough(cell, side, OWN) + wins.sumThrough(cell, Stone.opponent(side), OPPONENT);
  }
}
