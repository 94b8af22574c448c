package org.katachi.protocol.task;

import java.util.Optional;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;

/** A command that takes a search: for a move, lines, a level position or a step of swap2. */
public non-sealed interface SearchTask extends Outcome {

  /** The limits of the search, as they are when it begins. */
  SearchLimits limits();

  /** The form of the reports while the search runs. */
  ReportFormat format();

  /**
   * Searches. May fail with any exception or error.
   *
   * @param listener receives the progress, on the calling thread
   */
  Reply run(SearchControl control, SearchListener listener);

  /**
   * A legal reply for when the search has failed: better than a lost game.
   *
   * @param last the last report of the search before it failed
   */
  Reply fallback(Optional<SearchReport> last);
}
