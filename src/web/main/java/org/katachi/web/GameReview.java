package org.katachi.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.katachi.app.analyse.AnalysisJson;
import org.katachi.app.analyse.GameSearch;
import org.katachi.app.analyse.PositionSearch;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchReport;

/** The analysis of all positions of a game, from the last to the first. */
final class GameReview extends AnalysisTask {

  private final GameForm form;

  /**
   * An analysis of a game.
   *
   * @param number the page's number of the task
   */
  GameReview(long number, GameForm form, SearchLimits limits) {
    super(number, limits);
    this.form = form;
  }

  @Override
  void analyse(PositionSearch positions, EventSink sink) {
    GameSearch game = new GameSearch(positions, new Teller(sink));
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("task", number());
    json.put(
        "analysis", AnalysisJson.of(game.analyse(form.game(), form.rule(), form.game().setup())));
    sink.send("review", "", json);
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
      sink.send("progress", "-" + stones, EngineTask.lines(number(), stones, lines));
    }
  }
}
