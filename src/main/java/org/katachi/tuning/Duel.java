package org.katachi.tuning;

import java.util.Random;
import java.util.function.Supplier;
import org.katachi.board.Board;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.search.NodeSearch;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.Searcher;

/**
 * Plays games between two searches that differ in their constants alone, each with as many nodes
 * for a move. A game ends as soon as its result is proved. Belongs to one thread.
 */
final class Duel {

  /** The memory that a duel takes in bytes. */
  static final long BYTES = 2 * NodeSearch.BYTES;

  private final int nodes;
  private final Referee referee;
  private final NodeSearch mover;
  private final NodeSearch waiter;

  /**
   * @param nodes of a move on average; each has between half and one and a half times as many
   */
  Duel(RuleSet rules, ShapeEvaluation evaluation, int nodes) {
    this.nodes = nodes;
    referee = new Referee(rules);
    mover = new NodeSearch(rules, evaluation);
    waiter = new NodeSearch(rules, evaluation);
  }

  /**
   * Plays an opening twice, with colours swapped.
   *
   * @param opening makes a board with the opening's stones
   * @param random decides the nodes of each move
   */
  PairResult play(
      Supplier<Board> opening, SearchParameters one, SearchParameters other, Random random) {
    int first = game(opening.get(), one, other, random);
    int second = -game(opening.get(), other, one, random);
    return new PairResult(first, second);
  }

  /** Returns 1 if the side to move wins, which has the constants {@code own}, 0 or -1. */
  private int game(Board board, SearchParameters own, SearchParameters other, Random random) {
    int first = board.sideToMove();
    mover.newGame();
    waiter.newGame();
    while (!board.isFull()) {
      boolean moves = board.sideToMove() == first;
      int limit = nodes / 2 + random.nextInt(nodes);
      Searcher searcher =
          moves ? mover.search(board, own, limit) : waiter.search(board, other, limit);
      int cell = searcher.variationMove(0);
      board.play(cell);
      Verdict verdict = referee.verdict(board, cell);
      if (verdict != Verdict.ONGOING || Score.isProved(searcher.score())) {
        int value = value(verdict, searcher.score());
        return moves ? value : -value;
      }
    }
    return 0;
  }

  /** For the side that has moved. */
  private static int value(Verdict verdict, int score) {
    return switch (verdict) {
      case WIN -> 1;
      case FOUL -> -1;
      case ONGOING -> Score.isProvedWin(score) ? 1 : -1;
      default -> 0;
    };
  }
}
