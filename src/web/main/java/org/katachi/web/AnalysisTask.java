package org.katachi.web;

import org.katachi.app.analyse.PositionSearch;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;

/** A task that analyses positions of a game. */
abstract class AnalysisTask implements EngineTask {

  private final long number;
  private final SearchLimits limits;
  private volatile boolean stopped;
  private volatile PositionSearch search;

  /**
   * A task.
   *
   * @param number the page's number of the task
   * @param limits those of each position
   */
  AnalysisTask(long number, SearchLimits limits) {
    this.number = number;
    this.limits = limits;
  }

  @Override
  public final long number() {
    return number;
  }

  @Override
  public final void run(SearchEngine engine, EventSink sink) {
    PositionSearch made = new PositionSearch(engine, limits);
    search = made;
    if (stopped) {
      made.stop();
    }
    analyse(made, sink);
  }

  /**
   * Analyses by a search, which is stopped when the task is.
   *
   * @param sink takes the events for the page
   */
  abstract void analyse(PositionSearch positions, EventSink sink);

  @Override
  public final void stop() {
    stopped = true;
    PositionSearch running = search;
    if (running != null) {
      running.stop();
    }
  }
}
