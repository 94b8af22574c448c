package org.katachi.player;

import org.katachi.board.Stone;
import org.katachi.shape.TrackedBoard;
import org.katachi.shape.WinTable;

/**
 * Plays by the win table: a point is worth the more, the more windows through it are alive for
 * either side and the more stones these hold already. Looks no move ahead.
 */
public final class WinTablePlayer extends StaticPlayer {

  /**
   * The worth of a window through the point by the stones in it, for the mover. A five comes before
   * all, a five to be stopped before the rest; below that the windows add up.
   */
  private static final int[] OWN = {1, 4, 20, 120, 1_000_000};

  /** The same for the opponent's windows. */
  private static final int[] OPPONENT = {0, 3, 18, 100, 50_000};

  @Override
  protected int score(TrackedBoard tracked, int cell) {
    WinTable wins = tracked.wins();
    int mover = tracked.board().sideToMove();
    return wins.sumThrough(cell, mover, OWN)
        + wins.sumThrough(cell, Stone.opponent(mover), OPPONENT);
  }
}
