package org.katachi.web;

import java.util.List;
import org.katachi.app.analyse.AnalysisJson;
import org.katachi.app.analyse.GameAnalysis;
import org.katachi.app.analyse.GameSearch;
import org.katachi.app.analyse.PositionSearch;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchReport;

/**
 * The analysis of a position until it is stopped or its result is proved, or the review of all
 * positions of a game, from the last to the first.
 */
final class AnalysisTask extends EngineTask {

  private final SearchLimits limits;
  private final boolean isReview;

  /**
   * A task.
   *
   * @param limits those of each position
   * @param isReview whether all positions are analysed, and not the last one alone
   * @param number the page's number of the task
   */
  AnalysisTask(GameForm form, SearchLimits limits, boolean isReview, long number) {
    super(form, number);
    this.limits = limits;
    this.isReview = isReview;
  }

  @Override
  public void run(SearchEngine engine, EventSink sink) {
    PositionSearch search = new PositionSearch(engine, limits, () -> isStopped(sink));
    int first = isReview ? form.game().setup() : stones();
    GameAnalysis analysis =
        new GameSearch(search, new Teller(sink)).analyse(form.game(), form.rule(), first);
    if (isReview) {
      sink.send("review", "", event(stones(), "analysis", AnalysisJson.of(analysis)));
    }
  }

  /** Tells the page of each iteration, or in a review of each position that is done. */
  private final class Teller implements GameSearch.Progress {

    private final EventSink sink;

    Teller(EventSink sink) {
      this.sink = sink;
    }

    @Override
    public void linesFound(int stones, List<SearchReport> lines) {
      if (!isReview) {
        sink.send("lines", "", event(stones, "lines", AnalysisJson.ofLines(lines)));
      }
    }

    @Override
    public void positionDone(int stones, List<SearchReport> lines) {
      linesFound(stones, lines);
      if (isReview) {
        sink.send("progress", "-" + stones, event(stones, "lines", AnalysisJson.ofLines(lines)));
      }
    }
  }
}
