package org.katachi.web;

import java.util.List;
import org.katachi.app.analyse.AnalysisJson;
import org.katachi.board.Notation;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchReport;

/** A move of the engine. If it is stopped, the best move so far is played. */
class PlayTask extends EngineTask {

  private final SearchLimits limits;

  /**
   * A move.
   *
   * @param form a game that is not over
   * @param number the page's number of the task
   */
  PlayTask(GameForm form, SearchLimits limits, long number) {
    super(form, number);
    this.limits = limits;
  }

  @Override
  public void run(SearchEngine engine, EventSink sink) {
    SearchReport best = engine.choose(form.position(), control(sink), lines -> tell(sink, lines));
    tell(sink, List.of(best));
    sink.send("move", "", event(stones(), "move", Notation.letterNumber(best.move())));
  }

  private void tell(EventSink sink, List<SearchReport> lines) {
    sink.send("lines", "", event(stones(), "lines", AnalysisJson.ofLines(lines)));
  }

  /** The control of the search. */
  final SearchControl control(EventSink sink) {
    return new SearchControl(limits, () -> isStopped(sink));
  }
}
