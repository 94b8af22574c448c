package org.katachi.protocol.task;

import java.util.Optional;
import java.util.Set;
import org.katachi.board.Point;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;
import org.katachi.protocol.game.RulesAdapter;
import org.katachi.protocol.io.ReceivedLine;

/**
 * The search for a move.
 *
 * @param engine one that leaves out the excluded points
 * @param position a board that is not full
 * @param excluded points that are taken only if there are no others
 */
public record MoveTask(
    Engine engine,
    RulesAdapter rules,
    Position position,
    Set<Point> excluded,
    ReceivedLine arrival,
    ReportFormat format)
    implements SearchTask {

  @Override
  public Response search(SearchControl control, SearchListener listener) {
    BestMove best = engine.choose(position, control, listener);
    if (!position.isEmpty(best.move())) {
      throw new IllegalStateException("the engine chose " + best.move() + ", not an empty point");
    }
    return Response.move(best, format);
  }

  /**
   * The best move of the last finished iteration; without one the first empty point. Either is one
   * that is not forbidden if there is any.
   */
  @Override
  public Response fallback(Optional<SearchReport> last) {
    FallbackMove first = new FallbackMove(rules, position, excluded);
    return Response.move(
        last.map(report -> report.variation().get(0)).filter(first::allows).orElseGet(first::find));
  }
}
