package org.katachi.protocol;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.BestMove;
import org.katachi.engine.Engine;
import org.katachi.engine.Position;
import org.katachi.engine.SearchControl;
import org.katachi.engine.SearchListener;
import org.katachi.engine.SearchReport;

/**
 * The search for a move.
 *
 * @param position a board that is not full
 */
record MoveSearch(Engine engine, RulesAdapter rules, Position position, Arrival arrival)
    implements SearchTask {

  @Override
  public Response search(SearchControl control, SearchListener listener) {
    BestMove best = engine.choose(position, control, listener);
    if (!position.isEmpty(best.move())) {
      throw new IllegalStateException("the engine chose " + best.move() + ", not an empty point");
    }
    return Response.move(best);
  }

  /**
   * The best move of the last finished iteration; without one the first empty point. Either is one
   * that is not forbidden if there is any.
   */
  @Override
  public Response fallback(Optional<SearchReport> last) {
    Collection<Point> forbidden = forbiddenPoints();
    Optional<Point> best = last.map(report -> report.variation().get(0));
    if (best.isPresent() && position.isEmpty(best.get()) && !forbidden.contains(best.get())) {
      return Response.move(best.get());
    }
    Point legal = firstEmpty(forbidden);
    return Response.move(legal == null ? firstEmpty(List.of()) : legal);
  }

  private Collection<Point> forbiddenPoints() {
    try {
      return rules.forbiddenPoints(position);
    } catch (RuntimeException | Error e) {
      // The cause of the engine's failure may lie in the rules; a move is due all the same.
      return List.of();
    }
  }

  private Point firstEmpty(Collection<Point> except) {
    Geometry geometry = position.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      Point point = geometry.toPoint(geometry.point(i));
      if (position.isEmpty(point) && !except.contains(point)) {
        return point;
      }
    }
    return null;
  }
}
