package org.katachi.lab.selfplay;

import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Stone;
import org.katachi.rules.Referee;
import org.katachi.rules.Verdict;
import org.katachi.tournament.statistics.Outcome;

/** Replays games that were made elsewhere: their moves have to lead to their results. */
final class SelfPlayReferee {

  private final SelfPlayKind kind;
  private final Referee referee;

  SelfPlayReferee(SelfPlayKind kind) {
    this.kind = kind;
    referee = new Referee(kind.rules());
  }

  /**
   * Checks that the moves of a game, which can be played, lead to its result. A game may end before
   * its last move, when its winner is proved.
   *
   * @throws IllegalArgumentException if the game goes on after its end, or its moves have another
   *     result
   */
  void check(SelfPlayGame game) {
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
