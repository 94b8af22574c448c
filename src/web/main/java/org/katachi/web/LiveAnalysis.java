package org.katachi.web;

import java.util.List;
import org.katachi.app.analyse.PositionSearch;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchReport;

/** The analysis of a position until it is stopped, or its result is proved. */
final class LiveAnalysis extends AnalysisTask {

  private final GameForm form;

  /**
   * An analysis.
   *
   * @param number the page's number of the task
   * @param form a game that is not over
   */
  LiveAnalysis(long number, GameForm form, SearchLimits limits) {
    super(number, limits);
    this.form = form;
  }

  @Override
  void analyse(PositionSearch positions, EventSink sink) {
    if (!positions.isStopped()) {
      send(sink, positions.search(form.position(), lines -> send(sink, lines)));
    }
  }

  private void send(EventSink sink, List<SearchReport> lines) {
    sink.send("lines", "", EngineTask.lines(number(), form.game().moves().size(), lines));
  }
}
