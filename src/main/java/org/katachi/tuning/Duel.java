package org.katachi.tuning;

import java.util.Random;
import java.util.function.Supplier;
import org.katachi.board.Board;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.search.HashTable;
import org.katachi.search.NodeBudget;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.Searcher;

/**
 * Plays games between two searches that differ in their constants alone, each with as many nodes
 * for a move. A game ends as soon as its result is proved. Belongs to one thread.
 */
final class Duel {

  private static final long HASH_BYTES = 4 << 20;

  private final RuleSet rules;
  private final ShapeEvaluation evaluation;
  private final int nodes;
  private final Referee referee;
  private final HashTable[] tables = {new HashTable(HASH_BYTES), new HashTable(HASH_BYTES)};

  /**
   * @param nodes of a move on average; each has between half and one and a half times as many
   */
  Duel(RuleSet rules, ShapeEvaluation evaluation, int nodes) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.nodes = nodes;
    referee = new Referee(rules);
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

  /** Returns 1 if the side to move wins, which has the constants {@code mover}, -1 or 0. */
  private int game(Board board, SearchParameters mover, SearchParameters waiter, Random random) {
    int first = board.sideToMove();
    tables[0].clear();
    tables[1].clear();
    while (!board.isFull()) {
      boolean moves = board.sideToMove() == first;
      NodeBudget budget = new NodeBudget(nodes / 2 + random.nextInt(nodes));
      Searcher searcher = search(board, moves ? mover : waiter, tables[moves ? 0 : 1], budget);
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

  private Searcher search(
      Board board, SearchParameters parameters, HashTable table, NodeBudget budget) {
    table.nextSearch();
    Searcher searcher = new Searcher(board, rules, 0, evaluation, parameters, table, budget);
    searcher.search(finished -> {});
    return searcher;
  }
}
