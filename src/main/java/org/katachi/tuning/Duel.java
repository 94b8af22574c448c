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
 * Plays games between two searches, each with as many nodes for a move. A game ends as soon as its
 * result is proved. Belongs to one thread.
 */
final class Duel {

  /** The memory that a duel takes in bytes. */
  static final long BYTES = 2 * NodeSearch.BYTES;

  private final int nodes;
  private final Referee referee;
  private final NodeSearch one;
  private final NodeSearch other;

  /** A player: where it searches, and with which constants. */
  private record Side(NodeSearch search, SearchParameters parameters) {}

  /**
   * @param one what the one evaluates by
   * @param other what the other evaluates by
   * @param nodes of a move on average, see {@link NodeSearch}
   */
  Duel(RuleSet rules, ShapeEvaluation one, ShapeEvaluation other, int nodes) {
    this.nodes = nodes;
    referee = new Referee(rules);
    this.one = new NodeSearch(rules, one);
    this.other = new NodeSearch(rules, other);
  }

  /**
   * Plays an opening twice, with colours swapped.
   *
   * @param opening makes a board with the opening's stones
   * @param ownConstants the constants of the one, which moves first in the first game
   * @param otherConstants those of the other
   * @param random decides the nodes of each move
   */
  PairResult play(
      Supplier<Board> opening,
      SearchParameters ownConstants,
      SearchParameters otherConstants,
      Random random) {
    Side own = new Side(one, ownConstants);
    Side opponent = new Side(other, otherConstants);
    int first = game(opening.get(), own, opponent, random);
    int second = -game(opening.get(), opponent, own, random);
    return new PairResult(first, second);
  }

  /** Returns 1 if the first to move wins, 0 or -1. */
  private int game(Board board, Side first, Side second, Random random) {
    int colour = board.sideToMove();
    first.search.newGame();
    second.search.newGame();
    while (!board.isFull()) {
      boolean moves = board.sideToMove() == colour;
      Side side = moves ? first : second;
      Searcher searcher = side.search.search(board, side.parameters, nodes, random);
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
