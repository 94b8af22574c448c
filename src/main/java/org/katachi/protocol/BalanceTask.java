package org.katachi.protocol;

import java.util.ArrayList;
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
    Arrival arrival,
    ReportFormat format)
    implements SearchTask {

  @Override
  public Response search(SearchControl control, SearchListener listener) {
    Optional<SearchReport> level = analyser.balance(position, options, control, listener);
    if (level.isEmpty()) {
      return fallback(level);
    }
    List<Point> stones = level.get().variation();
    return Response.moves(format.message(level.get()), stones);
  }

  /** The first points that are neither forbidden nor left out, if there are such. */
  @Override
  public Response fallback(Optional<SearchReport> last) {
    if (last.isPresent()) {
      return Response.moves(format.message(last.get()), last.get().variation());
    }
    Position after = position;
    List<Point> stones = new ArrayList<>();
    while (stones.size() < options.stones()) {
      Point stone = new FirstPoint(rules, after, options.excluded()).find();
      stones.add(stone);
      after = after.play(stone);
    }
    return Response.moves("MESSAGE no level position was found", stones);
  }
}
