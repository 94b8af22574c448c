package org.katachi.web;

import java.util.List;
import java.util.Map;
import org.katachi.board.Notation;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchReport;

/** A move of the engine. If it is stopped, the best move so far is played. */
final class PlayTask implements EngineTask {

  private final long number;
  private final GameForm form;
  private final SearchControl control;

  /**
   * A move.
   *
   * @param number the page's number of the task
   * @param form a game that is not over
   */
  PlayTask(long number, GameForm form, SearchLimits limits) {
    this.number = number;
    this.form = form;
    control = new SearchControl(limits);
  }

  @Override
  public long number() {
    return number;
  }

  @Override
  public void run(SearchEngine engine, EventSink sink) {
    int stones = form.game().moves().size();
    SearchReport best =
        engine.choose(
            form.position(),
            control,
            lines -> sink.send("lines", "", EngineTask.lines(number, stones, lines)));
    sink.send("lines", "", EngineTask.lines(number, stones, List.of(best)));
    sink.send(
        "move",
        "",
        Map.of("task", number, "stones", stones, "move", Notation.letterNumber(best.move())));
  }

  @Override
  public void stop() {
    control.stop();
  }
}
