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

  final SearchControl control;

  /**
   * A move.
   *
   * @param form a game that is not over
   * @param number the page's number of the task
   */
  PlayTask(GameForm form, SearchLimits limits, long number) {
    super(form, number);
    control = new SearchControl(limits);
  }

  @Override
  void run(SearchEngine engine, EventSink sink) {
    SearchReport best = engine.choose(form.position(), control, lines -> tell(sink, lines));
    tell(sink, List.of(best));
    sink.send("move", "", event(stones(), "move", Notation.letterNumber(best.move())));
  }

  private void tell(EventSink sink, List<SearchReport> lines) {
    sink.send("lines", "", event(stones(), "lines", AnalysisJson.ofLines(lines)));
  }

  @Override
  void stop() {
    control.stop();
  }
}
