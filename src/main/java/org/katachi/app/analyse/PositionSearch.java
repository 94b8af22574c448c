package org.katachi.app.analyse;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.katachi.engine.Analyser;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;

/** Searches positions for their best lines, each within the same limits. */
public final class PositionSearch {

  private final Analyser analyser;
  private final SearchLimits limits;
  private final BooleanSupplier stopPoll;

  /**
   * A search with an engine that nobody else uses meanwhile.
   *
   * @param limits those of each position; its clock starts anew for each
   * @param stopPoll whether to stop: the search that runs, and each that begins later
   */
  public PositionSearch(Analyser analyser, SearchLimits limits, BooleanSupplier stopPoll) {
    this.analyser = analyser;
    this.limits = limits;
    this.stopPoll = stopPoll;
  }

  /**
   * Searches a position until a limit is reached, all lines are proved, or it is stopped. Where a
   * limit leaves no value, one iteration is searched whatever it takes.
   *
   * @param position a board that is not full
   * @param listener receives the lines after each iteration
   * @return the lines, the best first, at least one, each with a move at least
   */
  public List<SearchReport> search(Position position, SearchListener listener) {
    SearchLimits.Builder within = limits.toBuilder().clockStart(System.nanoTime());
    List<SearchReport> lines = search(position, listener, within.build());
    if (isStopped() || lines.get(0).hasValue()) {
      return lines;
    }
    within.maxMillis(SearchLimits.NO_LIMIT).maxNodes(SearchLimits.NO_LIMIT).maxDepth(1);
    return search(position, listener, within.build());
  }

  private List<SearchReport> search(
      Position position, SearchListener listener, SearchLimits within) {
    return analyser.analyse(position, new SearchControl(within, stopPoll), listener);
  }

  public boolean isStopped() {
    return stopPoll.getAsBoolean();
  }
}
