package org.katachi.protocol.task;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.protocol.game.RulesAdapter;

/** The move for want of a better one: the first empty point that may be taken. */
public final class FallbackMove {

  private final Position position;
  private final Collection<Point> forbidden;
  private final Set<Point> excluded;

  /**
   * @param position a board that is not full
   * @param excluded points that are taken only if there are no others
   */
  public FallbackMove(RulesAdapter rules, Position position, Set<Point> excluded) {
    this.position = position;
    this.excluded = excluded;
    forbidden = forbiddenPoints(rules, position);
  }

  /** The points that are forbidden to the side to move. */
  private static Collection<Point> forbiddenPoints(RulesAdapter rules, Position position) {
    if (position.sideToMove() != Colour.BLACK) {
      return List.of();
    }
    try {
      return rules.forbiddenPoints(position);
    } catch (RuntimeException | Error e) {
      // The cause of the engine's failure may lie in the rules; a move is due all the same.
      return List.of();
    }
  }

  /** Whether a point is empty, not forbidden and not left out. */
  boolean allows(Point point) {
    return position.isEmpty(point) && !forbidden.contains(point) && !excluded.contains(point);
  }

  /** The first point that is allowed; if no empty point is, the first of those. */
  public Point find() {
    Geometry geometry = position.geometry();
    Point empty = null;
    for (int i = 0; i < geometry.pointCount(); i++) {
      Point point = geometry.toPoint(geometry.point(i));
      if (allows(point)) {
        return point;
      }
      empty = empty == null && position.isEmpty(point) ? point : empty;
    }
    return empty;
  }
}
