package org.katachi.search;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.RuleSet;
import org.katachi.threat.ProofNumberTable;

/**
 * Searches the positions of one game after another with a number of nodes each, as games for
 * training and tuning need it; remembers within a game. Belongs to one thread.
 */
public final class NodeSearch {

  /** The memory that a search takes, most of it for its tables, in bytes. */
  public static final long BYTES = 11 << 20;

  private static final long HASH_BYTES = 4 << 20;

  private final RuleSet rules;
  private final ShapeEvaluation evaluation;
  private final SearchTables tables =
      new SearchTables(new TranspositionTable(HASH_BYTES), new ProofNumberTable());

  public NodeSearch(RuleSet rules, ShapeEvaluation evaluation) {
    this.rules = rules;
    this.evaluation = evaluation;
  }

  /** Forgets what was learned: another game begins. */
  public void newGame() {
    tables.positions().clear();
  }

  /**
   * Searches a position.
   *
   * @param board the position, with an empty point at least; given back as it was
   * @param nodes how many to search on average: between half and one and a half times as many
   * @param random decides how many
   * @return the search, done
   */
  public Searcher search(Board board, SearchParameters parameters, int nodes, Random random) {
    tables.positions().nextSearch();
    NodeLimit budget = new NodeLimit(nodes / 2 + random.nextInt(nodes));
    Searcher searcher = new Searcher(board, rules, 0, evaluation, parameters, tables, budget);
    searcher.search(finished -> {});
    return searcher;
  }
}
