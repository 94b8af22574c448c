package org.katachi.protocol;

import java.util.function.Consumer;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchReport;

/** Something that takes thinking. */
interface Question {

  /**
   * Thinks. May fail, as anything that is complicated may.
   *
   * @param listener is told how far it has come, on the calling thread
   */
  Conclusion think(SearchControl control, Consumer<SearchReport> listener);

  /** A legal answer without thinking, for when thinking has failed: better than a lost game. */
  Conclusion withoutThinking();
}
