package org.katachi.engine;

import java.util.List;
import java.util.Optional;

/**
 * Analyses positions. Like {@link Engine#choose}, the methods block until a limit is reached or the
 * control is stopped.
 */
public interface Analyser {

  /**
   * Searches the best lines of a position.
   *
   * @param position a board that is not full
   * @return the lines, the best first, at least one, each with a move at least
   */
  List<SearchReport> analyse(
      Position position, AnalysisOptions options, SearchControl control, SearchListener listener);

  /**
   * Searches for stones after which a position is level.
   *
   * @param position a board with at least as many empty points as stones are asked for
   * @return the stones in the order of play as the variation, and the score for the side to move
   *     before them; empty if there are none
   */
  Optional<SearchReport> balance(
      Position position, BalanceOptions options, SearchControl control, SearchListener listener);

  /** The greatest number of threads that can search. */
  int maxThreads();

  /** The greatest size of the transposition table in bytes. */
  long maxHashBytes();
}
