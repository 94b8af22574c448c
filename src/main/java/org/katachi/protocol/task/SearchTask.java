package org.katachi.protocol.task;

import java.util.Optional;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.io.ReceivedLine;

/** A command that takes a search: for a move, lines, a level position or a step of swap2. */
public interface SearchTask {

  /** The arrival of the command, with which the clock starts. */
  ReceivedLine arrival();

  /**
   * Searches. May fail with any exception or error.
   *
   * @param listener is told of the progress, on the calling thread
   */
  Response search(SearchControl control, SearchListener listener);

  /**
   * A legal reply for when the search has failed: better than a lost game.
   *
   * @param last the last report of the search before it failed
   */
  Response fallback(Optional<SearchReport> last);
}
