package org.katachi.engine;

import java.util.List;

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

  /** The greatest number of threads that can search. */
  int maxThreads();

  /** The greatest size of the transposition table in bytes. */
  long maxHashBytes();
}
