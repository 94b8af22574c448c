package org.katachi.lab.selfplay;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.lab.games.BudgetedSearch;
import org.katachi.lab.games.MoveBudget;
import org.katachi.lab.selfplay.SearchedPosition.Source;
import org.katachi.search.SearchParameters;
import org.katachi.search.root.Searcher;

/** Searches positions and keeps what the searches find. */
final class SearchRecorder implements Searcher.Listener {

  private final BudgetedSearch search;
  private final MoveBudget budget;
  private int best;
  private int secondBest;

  /**
   * @param nodes the average number of nodes of a search
   */
  SearchRecorder(BudgetedSearch search, int nodes) {
    this.search = search;
    budget = new MoveBudget.Nodes(nodes);
  }

  /**
   * Searches a position.
   *
   * @param board the position, with an empty point at least
   * @param ply the moves on the board that are the game's
   * @param line the moves after them
   */
  SearchedPosition search(Board board, Source source, int ply, int[] line, Random random) {
    best = SearchedPosition.NO_CELL;
    secondBest = SearchedPosition.NO_CELL;
    Searcher searcher = search.search(board, SearchParameters.DEFAULT, budget.limits(random), this);
    see(searcher.best().pvMove(0));
    return new SearchedPosition(
        source, ply, line, best, secondBest, searcher.best().score(), searcher.best().depth());
  }

  @Override
  public void iterationFinished(Searcher searcher) {
    see(searcher.best().pvMove(0));
  }

  private void see(int move) {
    if (move != best) {
      secondBest = best;
      best = move;
    }
  }
}
