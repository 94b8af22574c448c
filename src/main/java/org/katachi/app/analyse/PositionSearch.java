package org.katachi.app.analyse;

import java.util.List;
import java.util.Set;
import java.util.Timer;
import java.util.TimerTask;
import org.katachi.engine.Analyser;
import org.katachi.engine.AnalysisOptions;
import org.katachi.engine.MoveLimits;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;

/** Searches positions for their best lines, each within the same limits. */
public final class PositionSearch implements AutoCloseable {

  private final Analyser analyser;
  private final AnalysisLimits limits;
  private final Timer timer = new Timer("analysis-clock", true);
  private volatile SearchControl running;
  private volatile boolean stopped;

  /** A search with an engine that nobody else uses meanwhile. */
  public PositionSearch(Analyser analyser, AnalysisLimits limits) {
    this.analyser = analyser;
    this.limits = limits;
  }

  /**
   * Searches a position until a limit is reached, all lines are proved, or {@link #stop}.
   *
   * @param position a board that is not full
   * @param listener is told of the lines after each iteration
   * @return the lines, the best first, at least one, each with a move at least
   */
  public List<SearchReport> search(Position position, SearchListener listener) {
    SearchControl control = new SearchControl(limits.toMoveLimits());
    running = control;
    if (stopped) {
      control.stop();
    }
    TimerTask end = stopTask(control);
    if (limits.millis() != MoveLimits.UNLIMITED) {
      timer.schedule(end, limits.millis());
    }
    try {
      return analyser.analyse(
          position, new AnalysisOptions(limits.lines(), Set.of()), control, listener);
    } finally {
      end.cancel();
    }
  }

  private static TimerTask stopTask(SearchControl control) {
    return new TimerTask() {
      @Override
      public void run() {
        control.stop();
      }
    };
  }

  /** Ends the search that runs, and each that begins later, at once. */
  public void stop() {
    stopped = true;
    if (running != null) {
      running.stop();
    }
  }

  public boolean isStopped() {
    return stopped;
  }

  /** Ends the thread of the clock. */
  @Override
  public void close() {
    timer.cancel();
  }
}
