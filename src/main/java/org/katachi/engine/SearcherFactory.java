package org.katachi.engine;

import java.util.List;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.search.SearchLimits;
import org.katachi.search.SearchParameters;
import org.katachi.search.SearchTables;
import org.katachi.search.Searcher;
import org.katachi.search.TranspositionTable;
import org.katachi.threat.ProofNumberTable;

/**
 * Makes the searchers of one position, one for each thread. They share the transposition table;
 * each has a proof-number table of its own.
 *
 * @param proofTables those made so far, by thread; more are added when they are needed
 */
record SearcherFactory(
    Position position,
    ShapeEvaluation evaluation,
    TranspositionTable table,
    List<ProofNumberTable> proofTables) {

  /**
   * Mixed with the rules' number, it gives the same stones other keys under other rules and on
   * other boards.
   */
  private static final long RULES_SALT = 0x9E3779B97F4A7C15L;

  /**
   * A searcher.
   *
   * @param thread the number of its thread, from 0
   * @param limits when it ends
   */
  Searcher make(int thread, SearchLimits limits) {
    while (proofTables.size() <= thread) {
      proofTables.add(new ProofNumberTable());
    }
    return new Searcher(
        position.toBoard(),
        position.rules(),
        rulesKey(),
        evaluation,
        SearchParameters.DEFAULT,
        new SearchTables(table, proofTables.get(thread)),
        limits);
  }

  private long rulesKey() {
    long key = position.rules().info() * 100L + position.geometry().width();
    return (key * 100 + position.geometry().height()) * RULES_SALT;
  }
}
