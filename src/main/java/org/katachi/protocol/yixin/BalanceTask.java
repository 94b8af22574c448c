package org.katachi.protocol.yixin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;
import org.katachi.engine.Analyser;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchLimits;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.task.FallbackMove;
import org.katachi.protocol.task.Reply;
import org.katachi.protocol.task.ReportFormat;
import org.katachi.protocol.task.SearchTask;
import org.katachi.protocol.task.Swap2Task;

/**
 * The search for the stones after which a position is level.
 *
 * @param position with at least as many empty points as stones are asked for
 * @param stones the number of stones, 1 or 2
 * @param value the wanted value for the side to move after them
 */
record BalanceTask(
    Analyser analyser,
    Position position,
    int stones,
    int value,
    SearchLimits limits,
    ReportFormat format)
    implements SearchTask {

  @Override
  public Reply run(SearchControl control, SearchListener listener) {
    return fallback(analyser.balance(position, stones, value, control, listener));
  }

  /** Without a level position the first points that are neither forbidden nor left out. */
  @Override
  public Reply fallback(Optional<SearchReport> found) {
    if (found.isPresent()) {
      return reply(format.message(found.get()), found.get().variation());
    }
    Position after = position;
    List<Point> points = new ArrayList<>();
    while (points.size() < stones) {
      Point point = new FallbackMove(after, limits.excluded()).find();
      points.add(point);
      after = after.play(point);
    }
    return reply("MESSAGE no level position was found", points);
  }

  private static Reply reply(String message, List<Point> points) {
    return Reply.of(List.of(message, Swap2Task.joined(points)), points);
  }
}
