package org.katachi.gui;

import org.katachi.analysis.AnalysisLimits;
import org.katachi.analysis.LinesListener;
import org.katachi.analysis.PositionSearch;
import org.katachi.engine.SearchEngine;

/** The analysis of a position until it is stopped, or its result is proved. */
final class LiveAnalysis implements EngineTask {

  private final long number;
  private final GameForm form;
  private final AnalysisLimits limits;
  private volatile boolean stopped;
  private volatile PositionSearch search;

  /**
   * An analysis.
   *
   * @param number the page's number of the task
   * @param form a game that is not over
   */
  LiveAnalysis(long number, GameForm form, AnalysisLimits limits) {
    this.number = number;
    this.form = form;
    this.limits = limits;
  }

  @Override
  public long number() {
    return number;
  }

  @Override
  public void run(SearchEngine engine, EventSink sink) {
    int stones = form.game().moves().size();
    try (PositionSearch made = new PositionSearch(engine, limits)) {
      search = made;
      if (stopped) {
        return;
      }
      sink.send(
          "lines",
          "",
          EngineTask.lines(
              number,
              stones,
              made.search(
                  form.position(),
                  new LinesListener(
                      lines -> sink.send("lines", "", EngineTask.lines(number, stones, lines))))));
    }
  }

  @Override
  public void stop() {
    stopped = true;
    PositionSearch running = search;
    if (running != null) {
      running.stop();
    }
  }
}
