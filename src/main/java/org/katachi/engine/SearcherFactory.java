package org.katachi.engine;

import org.katachi.board.Geometry;
import org.katachi.eval.ShapeEvaluation;
import org.katachi.rules.RuleSet;
import org.katachi.search.SearchParameters;
import org.katachi.search.root.Searcher;
import org.katachi.search.table.SearchTables;

/**
 * Makes the searchers of a game, one for each thread. They share the transposition table; the main
 * one alone searches VCT.
 */
class SearcherFactory {

  /**
   * Mixed with the rules' number, it gives the same stones other keys under other rules and on
   * other boards.
   */
  private static final long RULES_SALT = 0x9E3779B97F4A7C15L;

  private final Geometry geometry;
  private final RuleSet rules;
  private final ShapeEvaluation evaluation;
  private final SearchTables tables;

  /**
   * A factory for the searchers of a game.
   *
   * @param position any position of the game
   * @param tables those of the main thread
   */
  SearcherFactory(Position position, ShapeEvaluation evaluation, SearchTables tables) {
    geometry = position.geometry();
    rules = position.rules();
    this.evaluation = evaluation;
    this.tables = tables;
  }

  /** The searcher of the main thread. */
  Searcher main() {
    return make(tables);
  }

  /** The searcher of a helper thread. */
  Searcher helper() {
    return make(tables.forHelper());
  }

  private Searcher make(SearchTables own) {
    return new Searcher(
        geometry, rules, key(geometry, rules), evaluation, SearchParameters.DEFAULT, own);
  }

  /** A number that tells apart the rules and the sizes of games. */
  static long key(Position position) {
    return key(position.geometry(), position.rules());
  }

  private static long key(Geometry geometry, RuleSet rules) {
    long key = rules.info() * 100L + geometry.width();
    return (key * 100 + geometry.height()) * RULES_SALT;
  }
}
