package org.katachi.web;

import java.util.Map;
import java.util.Optional;
import org.katachi.board.Notation;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchEngine;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchReport;

/** The search for stones after which a position is level. */
final class BalanceTask extends EngineTask {

  private final SearchLimits limits;
  private final int count;

  /**
   * A task.
   *
   * @param count 1 for a stone of the side to move, 2 for one of each side
   * @param number the page's number of the task
   * @throws IllegalArgumentException if the board has fewer empty points
   */
  BalanceTask(GameForm form, SearchLimits limits, int count, long number) {
    super(form, number);
    this.count = count;
    this.limits = limits;
    if (form.game().geometry().pointCount() - form.game().stones(stones()).size() < count) {
      throw new IllegalArgumentException("there is no room for " + count + " stones");
    }
  }

  @Override
  public void run(SearchEngine engine, EventSink sink) {
    SearchControl control = new SearchControl(limits, () -> isStopped(sink));
    Optional<SearchReport> level = engine.balance(form.position(), count, 0, control, lines -> {});
    Map<String, Object> json =
        event(
            stones(),
            "moves",
            level.stream()
                .flatMap(report -> report.variation().stream())
                .map(Notation::letterNumber)
                .toList());
    level.ifPresent(report -> json.put("winRate", report.score().winProbability()));
    sink.send("balance", "", json);
  }
}
