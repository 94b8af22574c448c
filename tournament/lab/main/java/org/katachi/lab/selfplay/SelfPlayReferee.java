package org.katachi.lab.selfplay;

import java.util.Arrays;
import org.apache.commons.lang3.ArrayUtils;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.rules.Verdict;
import org.katachi.statistics.Outcome;

/** Checks games that come from a file or from elsewhere. */
final class SelfPlayReferee {

  private static final int NEVER = Integer.MAX_VALUE;

  /** By cell: the moves of the game before it is played there. */
  private final int[] plies;

  private SelfPlayReferee(Geometry geometry) {
    plies = new int[geometry.cellCount()];
    Arrays.fill(plies, NEVER);
  }

  /**
   * Checks that the moves of a game can be played, and those of its positions with the best ones.
   *
   * @throws IllegalArgumentException if one is no point, or on a point that is taken
   */
  static void checkMoves(SelfPlayGame game, Geometry geometry) {
    SelfPlayReferee moves = new SelfPlayReferee(geometry);
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

  /**
   * Checks that the moves of a game, which can be played, lead to its result. A game may end before
   * its last move, when its winner is proved.
   *
   * @throws IllegalArgumentException if the game goes on after its end, or its moves have another
   *     result
   */
  static void checkResult(SelfPlayGame game, GameVariant kind) {
    Referee referee = new Referee(kind.rules());
    Board board = new Board(kind.geometry());
    Verdict verdict = Verdict.ONGOING;
    for (int cell : game.cells()) {
      if (verdict != Verdict.ONGOING) {
        throw new IllegalArgumentException("a game goes on after its end");
      }
      board.play(cell);
      verdict = referee.verdict(board, cell);
    }
    if (verdict == Verdict.ONGOING
        ? game.result() == Outcome.DRAW
        : game.result() != result(verdict, board.sideToMove())) {
      throw new IllegalArgumentException("the moves of a game have another result");
    }
  }

  private static Outcome result(Verdict verdict, int sideToMove) {
    return switch (verdict) {
      case WIN -> SelfPlayGame.wonBy(Colour.of(Stone.opponent(sideToMove)));
      case FOUL -> SelfPlayGame.wonBy(Colour.of(sideToMove));
      case DRAW -> Outcome.DRAW;
      case ONGOING -> throw new IllegalStateException("the game has not ended");
    };
  }
}
