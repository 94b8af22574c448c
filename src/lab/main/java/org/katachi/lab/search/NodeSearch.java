package org.katachi.lab.search;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.RuleSet;
import org.katachi.search.NodeLimit;
import org.katachi.search.SearchParameters;
import org.katachi.search.SearchTables;
import org.katachi.search.Searcher;
import org.katachi.search.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/**
 * Searches the positions of games with a number of nodes each. The transposition table is kept
 * within a game. Belongs to one thread.
 */
public final class NodeSearch {

  /** The memory of a search in bytes, most of it for its tables. */
  public static final long BYTES = 11 << 20;

  private static final long TABLE_BYTES = 4 << 20;

  private final RuleSet rules;
  private final ShapeEvaluation evaluation;
  private final SearchTables tables =
      new SearchTables(new TranspositionTable(TABLE_BYTES), new ProofNumberTable());

  public NodeSearch(RuleSet rules, ShapeEvaluation evaluation) {
    this.rules = rules;
    this.evaluation = evaluation;
  }

  /** The table that the searches fill; its keys are the boards' hashes. */
  public TranspositionTable transpositions() {
    return tables.transpositions();
  }

  /** Clears the transposition table: another game begins. */
  public void newGame() {
    tables.transpositions().clear();
  }

  /**
   * Searches a position.
   *
   * @param board the position, with an empty point at least; given back as it was
   * @param nodes the average number of nodes; each search has between half and one and a half times
   *     as many
   * @param random decides the number
   * @return the search, done
   */
  public Searcher search(Board board, SearchParameters parameters, int nodes, Random random) {
    return search(board, parameters, nodes, random, finished -> {});
  }

  /**
   * Searches a position as {@link #search(Board, SearchParameters, int, Random)} does.
   *
   * @param listener told of each iteration
   */
  public Searcher search(
      Board board,
      SearchParameters parameters,
      int nodes,
      Random random,
      Searcher.Listener listener) {
    tables.transpositions().nextSearch();
    NodeLimit limit = new NodeLimit(nodes / 2 + random.nextInt(nodes));
    Searcher searcher = new Searcher(board, rules, 0, evaluation, parameters, tables, limit);
    searcher.search(listener);
    return searcher;
  }
}
