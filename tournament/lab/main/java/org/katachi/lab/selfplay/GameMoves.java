package org.katachi.lab.selfplay;

import java.util.Arrays;
import org.apache.commons.lang3.ArrayUtils;
import org.katachi.board.Geometry;

/** Checks the moves of a game that comes from a file or from elsewhere. */
final class GameMoves {

  private static final int NEVER = Integer.MAX_VALUE;

  /** By cell: the moves of the game before it is played there. */
  private final int[] plies;

  private GameMoves(Geometry geometry) {
    plies = new int[geometry.cellCount()];
    Arrays.fill(plies, NEVER);
  }

  /**
   * Checks that the moves of a game can be played, and those of its positions with the best ones.
   *
   * @throws IllegalArgumentException if one is no point, or on a point that is taken
   */
  static void check(SelfPlayGame game, Geometry geometry) {
    GameMoves moves = new GameMoves(geometry);
    int[] cells = game.cells();
    for (int ply = 0; ply < cells.length; ply++) {
      moves.checkFree(cells[ply], ply);
      moves.plies[cells[ply]] = ply;
    }
    game.positions().forEach(moves::check);
  }

  private void check(SearchedPosition position) {
    int[] moves = ArrayUtils.add(position.line(), position.best());
    for (int i = 0; i < moves.length; i++) {
      checkFree(moves[i], position.ply());
      if (ArrayUtils.indexOf(moves, moves[i]) < i) {
        throw new IllegalArgumentException("a point is played twice");
      }
    }
  }

  private void checkFree(int cell, int ply) {
    if (cell == SearchedPosition.NO_CELL) {
      throw new IllegalArgumentException("a move is on no point");
    }
    if (plies[cell] < ply) {
      throw new IllegalArgumentException("a point is played twice");
    }
  }
}
