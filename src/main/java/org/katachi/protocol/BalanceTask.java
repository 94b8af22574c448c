package org.katachi.protocol;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;
import org.katachi.engine.Analyser;
import org.katachi.engine.BalanceOptions;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;

/**
 * The search for the stones after which a position is level.
 *
 * @param position with at least as many empty points as stones are asked for
 */
record BalanceTask(
    Analyser analyser,
    RulesAdapter rules,
    Position position,
    BalanceOptions options,
    Arrival arrival)
    implements SearchTask {

  @Override
  public Response search(SearchControl control, SearchListener listener) {
    Optional<SearchReport> level = analyser.balance(position, options, control, listener);
    if (level.isEmpty()) {
      return fallback(level);
    }
    List<Point> stones = level.get().variation();
    return Response.moves(ReportFormat.message(level.get()), stones);
  }

  /** The first points that are not forbidden, if there are such. */
  @Override
  public Response fallback(Optional<SearchReport> last) {
    if (last.isPresent()) {
      return Response.moves(ReportFormat.message(last.get()), last.get().variation());
    }
    Position after = position;
    List<Point> stones = new ArrayList<>();
    while (stones.size() < options.stones()) {
      Point stone = firstEmpty(after);
      stones.add(stone);
      after = after.play(stone);
    }
    return Response.moves("MESSAGE no level position was found", stones);
  }

  private Point firstEmpty(Position current) {
    Collection<Point> forbidden = rules.forbiddenPoints(current);
    Point any = null;
    for (int i = 0; i < current.geometry().pointCount(); i++) {
      Point point = current.geometry().toPoint(current.geometry().point(i));
      if (current.isEmpty(point) && !forbidden.contains(point)) {
        return point;
      }
      any = current.isEmpty(point) ? point : any;
    }
    return any;
  }
}
