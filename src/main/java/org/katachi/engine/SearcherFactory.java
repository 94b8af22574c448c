package org.katachi.engine;

import org.katachi.eval.ShapeEvaluation;
import org.katachi.search.SearchLimits;
import org.katachi.search.SearchParameters;
import org.katachi.search.SearchTables;
import org.katachi.search.Searcher;
import org.katachi.search.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/**
 * Makes the searchers of one position, one for each thread. They share the transposition table; the
 * main one alone searches VCT.
 *
 * @param proofTable the table of the VCT search
 */
record SearcherFactory(
    Position position,
    ShapeEvaluation evaluation,
    TranspositionTable table,
    ProofNumberTable proofTable) {

  /**
   * Mixed with the rules' number, it gives the same stones other keys under other rules and on
   * other boards.
   */
  private static final long RULES_SALT = 0x9E3779B97F4A7C15L;

  /** The searcher of the main thread. */
  Searcher main(SearchLimits limits) {
    return make(new SearchTables(table, proofTable), limits);
  }

  /** The searcher of a helper thread. */
  Searcher helper(SearchLimits limits) {
    return make(new SearchTables(table, null), limits);
  }

  private Searcher make(SearchTables tables, SearchLimits limits) {
    return new Searcher(
        position.toBoard(),
        position.rules(),
        rulesKey(),
        evaluation,
        SearchParameters.DEFAULT,
        tables,
        limits);
  }

  private long rulesKey() {
    long key = position.rules().info() * 100L + position.geometry().width();
    return (key * 100 + position.geometry().height()) * RULES_SALT;
  }
}
