package org.katachi.lab.games;

import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.RuleSet;
import org.katachi.search.LimitCheck;
import org.katachi.search.SearchParameters;
import org.katachi.search.root.Searcher;
import org.katachi.search.table.SearchTables;
import org.katachi.search.table.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/**
 * Searches the positions of games, each within a {@link MoveBudget}. The transposition table is
 * kept within a game. Belongs to one thread.
 */
public final class BudgetedSearch {

  /** The memory of a transposition table for each node of a search, in bytes. */
  public static final int TABLE_BYTES_A_NODE = 128;

  /** The memory of a search but for its transposition table, in bytes. */
  public static final long OTHER_BYTES = 7 << 20;

  private static final long LEAST_TABLE_BYTES = 512 << 10;
  private static final long MOST_TABLE_BYTES = 64 << 20;

  private final RuleSet rules;
  private final ShapeEvaluation evaluation;
  private final SearchTables tables;

  /** The searcher of the last search, for positions of its size and with its parameters. */
  private Searcher searcher;

  private Geometry searcherGeometry;
  private SearchParameters searcherParameters;

  /**
   * A search that has not begun.
   *
   * @param nodes those of a position on average. The transposition table is as large for them as
   *     the brain's own for its time: a larger one takes longer to clear than to fill
   */
  public BudgetedSearch(RuleSet rules, ShapeEvaluation evaluation, int nodes) {
    this.rules = rules;
    this.evaluation = evaluation;
    tables = new SearchTables(new TranspositionTable(tableBytes(nodes)), new ProofNumberTable());
  }

  private static long tableBytes(int nodes) {
    long wanted = (long) TABLE_BYTES_A_NODE * nodes;
    return Math.max(LEAST_TABLE_BYTES, Math.min(MOST_TABLE_BYTES, wanted));
  }

  /** The memory of a search with so many nodes, in bytes. */
  public static long bytes(int nodes) {
    return OTHER_BYTES + tableBytes(nodes);
  }

  /** The table that the searches fill; its keys are the boards' hashes. */
  public TranspositionTable transpositions() {
    return tables.transpositions();
  }

  /** Forgets the last game: clears the transposition table and the searcher's histories. */
  public void newGame() {
    tables.transpositions().clear();
    if (searcher != null) {
      searcher.newGame();
    }
  }

  /**
   * Searches a position.
   *
   * @param board the position, with an empty point at least; given back as it was
   * @return the search, done; it stands until the next one
   */
  public Searcher search(Board board, SearchParameters parameters, LimitCheck limits) {
    return search(board, parameters, limits, finished -> {});
  }

  /**
   * Searches a position as {@link #search(Board, SearchParameters, LimitCheck)} does.
   *
   * @param listener told of each iteration
   */
  public Searcher search(
      Board board, SearchParameters parameters, LimitCheck limits, Searcher.Listener listener) {
    tables.transpositions().nextSearch();
    Searcher chosen = searcherFor(board.geometry(), parameters);
    chosen.newSearch(board, limits);
    chosen.search(listener);
    return chosen;
  }

  private Searcher searcherFor(Geometry geometry, SearchParameters parameters) {
    if (searcher == null
        || parameters != searcherParameters
        || !geometry.equals(searcherGeometry)) {
      searcher = new Searcher(geometry, rules, 0, evaluation, parameters, tables);
      searcherParameters = parameters;
      searcherGeometry = geometry;
    }
    return searcher;
  }
}
