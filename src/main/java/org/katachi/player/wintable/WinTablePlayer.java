package org.katachi.player.wintable;

import org.katachi.board.Board;
import org.katachi.board.Stone;
import org.katachi.player.PointScore;
import org.katachi.player.StaticPlayer;

/**
 * Plays by the win table: a point is worth the more, the more windows through it are alive for
 * either side and the more stones these hold already. Looks no move ahead.
 */
public final class WinTablePlayer extends StaticPlayer {

  /**
   * The weight of a window through the point by the mover's stones in it. A five comes before all,
   * a five to be stopped before the rest; below that the windows add up.
   */
  private static final int[] OWN = {1, 4, 20, 120, 1_000_000};

  /** The same for the opponent's windows. */
  private static final int[] OPPONENT = {0, 3, 18, 100, 50_000};

  @Override
  protected PointScore scoreOf(Board board) {
    return new Score(WinTable.of(board), board.sideToMove());
  }

  private record Score(WinTable wins, int side) implements PointScore {

    @Override
    public int of(int cell) {
      return wins.sumThrough(cell, side, OWN)
          + wins.sumThrough(cell, Stone.opponent(side), OPPONENT);
    }
  }
}
