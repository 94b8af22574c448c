package org.katachi.protocol.yixin;

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
import org.katachi.protocol.game.RulesAdapter;
import org.katachi.protocol.io.ReceivedLine;
import org.katachi.protocol.task.FallbackMove;
import org.katachi.protocol.task.ReportFormat;
import org.katachi.protocol.task.Response;
import org.katachi.protocol.task.SearchTask;

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
    ReceivedLine arrival,
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
      Point stone = new FallbackMove(rules, after, options.excluded()).find();
      stones.add(stone);
      after = after.play(stone);
    }
    return Response.moves("MESSAGE no level position was found", stones);
  }
}
