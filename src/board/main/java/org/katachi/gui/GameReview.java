package org.katachi.gui;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.katachi.analysis.AnalysisJson;
import org.katachi.analysis.AnalysisLimits;
import org.katachi.analysis.GameSearch;
import org.katachi.analysis.PositionSearch;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchReport;

/** The analysis of all positions of a game, from the last to the first. */
final class GameReview implements EngineTask {

  private final long number;
  private final GameForm form;
  private final AnalysisLimits limits;
  private volatile boolean stopped;
  private volatile PositionSearch search;

  /**
   * An analysis of a game.
   *
   * @param number the page's number of the task
   */
  GameReview(long number, GameForm form, AnalysisLimits limits) {
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
    try (PositionSearch made = new PositionSearch(engine, limits)) {
      search = made;
      if (stopped) {
        made.stop();
      }
      GameSearch game = new GameSearch(made, new Teller(sink));
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("task", number);
      json.put(
          "analysis", AnalysisJson.of(game.analyse(form.game(), form.rule(), form.game().setup())));
      sink.send("review", "", json);
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

  /** Tells the page of each position that is done. */
  private final class Teller implements GameSearch.Progress {

    private final EventSink sink;

    Teller(EventSink sink) {
      this.sink = sink;
    }

    @Override
    public void linesFound(int stones, List<SearchReport> lines) {}

    @Override
    public void positionDone(int stones, List<SearchReport> lines) {
      sink.send("progress", "-" + stones, EngineTask.lines(number, stones, lines));
    }
  }
}
