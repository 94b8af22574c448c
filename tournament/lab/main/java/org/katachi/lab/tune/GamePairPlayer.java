package org.katachi.lab.tune;

import java.util.Random;
import java.util.function.Supplier;
import org.katachi.board.Board;
import org.katachi.lab.games.BudgetedSearch;
import org.katachi.lab.games.MoveBudget;
import org.katachi.rules.Referee;
import org.katachi.rules.RuleSet;
import org.katachi.rules.Verdict;
import org.katachi.search.Score;
import org.katachi.search.SearchParameters;
import org.katachi.search.root.Searcher;
import org.katachi.statistics.Outcome;

/**
 * Plays pairs of games between two searches. A game ends as soon as its result is proved. Belongs
 * to one thread.
 */
public final class GamePairPlayer {

  private final Referee referee;
  private final SearchSide own;
  private final SearchSide opponent;
  private final BudgetedSearch ownSearch;
  private final BudgetedSearch opponentSearch;

  /** A side of a game. */
  private record Side(BudgetedSearch search, SearchParameters parameters, MoveBudget budget) {}

  /**
   * @param own the one side
   * @param opponent the other side
   */
  public GamePairPlayer(RuleSet rules, SearchSide own, SearchSide opponent) {
    referee = new Referee(rules);
    this.own = own;
    this.opponent = opponent;
    ownSearch = new BudgetedSearch(rules, own.evaluation(), own.budget().nodes());
    opponentSearch = new BudgetedSearch(rules, opponent.evaluation(), opponent.budget().nodes());
  }

  /** The memory of a player between such sides in bytes. */
  public static long bytes(SearchSide own, SearchSide opponent) {
    return BudgetedSearch.bytes(own.budget().nodes())
        + BudgetedSearch.bytes(opponent.budget().nodes());
  }

  /**
   * Plays an opening twice, with colours swapped.
   *
   * @param opening makes a board with the opening's stones
   * @param ownParameters the parameters of the one side, which moves first in the first game
   * @param opponentParameters the parameters of the other side
   * @param random decides how much of its budget each move has
   */
  public PairResult play(
      Supplier<Board> opening,
      SearchParameters ownParameters,
      SearchParameters opponentParameters,
      Random random) {
    Side one = new Side(ownSearch, ownParameters, own.budget());
    Side other = new Side(opponentSearch, opponentParameters, opponent.budget());
    Outcome first = game(opening.get(), one, other, random);
    Outcome second = game(opening.get(), other, one, random).reversed();
    return new PairResult(first, second);
  }

  /** Returns the outcome for the side that moves first. */
  private Outcome game(Board board, Side first, Side second, Random random) {
    int colour = board.sideToMove();
    first.search.newGame();
    second.search.newGame();
    while (!board.isFull()) {
      boolean isFirst = board.sideToMove() == colour;
      Side side = isFirst ? first : second;
      Searcher searcher = side.search.search(board, side.parameters, side.budget.limits(random));
      int cell = searcher.best().pvMove(0);
      board.play(cell);
      Verdict verdict = referee.verdict(board, cell);
      if (verdict != Verdict.ONGOING || Score.isProved(searcher.best().score())) {
        Outcome outcome = outcome(verdict, searcher.best().score());
        return isFirst ? outcome : outcome.reversed();
      }
    }
    return Outcome.DRAW;
  }

  /** Returns the outcome for the side that has moved. */
  private static Outcome outcome(Verdict verdict, int score) {
    return switch (verdict) {
      case WIN -> Outcome.WIN;
      case FOUL -> Outcome.LOSS;
      case ONGOING -> Score.isProvedWin(score) ? Outcome.WIN : Outcome.LOSS;
      default -> Outcome.DRAW;
    };
  }
}
