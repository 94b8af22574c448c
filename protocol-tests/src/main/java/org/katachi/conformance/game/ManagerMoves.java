package org.katachi.conformance.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.katachi.board.Geometry;
import org.katachi.board.Point;

/** Chooses legal moves for the manager's side that do not end the game. */
final class ManagerMoves {

  private final GameTracker game;
  private final Geometry geometry;

  ManagerMoves(GameTracker game, Geometry geometry) {
    this.game = game;
    this.geometry = geometry;
  }

  /** The wish if it is legal, otherwise the nearest legal point that does not win. */
  Optional<Point> move(Optional<Point> wish) {
    if (wish.isPresent() && game.objection(wish.get()).isEmpty()) {
      return wish;
    }
    Point from = wish.orElse(geometry.toPoint(geometry.centre()));
    return pointsByDistance(from).stream()
        .filter(point -> game.objection(point).isEmpty() && !game.wins(point))
        .findFirst();
  }

  private List<Point> pointsByDistance(Point from) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      points.add(geometry.toPoint(geometry.point(i)));
    }
    points.sort(Comparator.comparingInt(point -> distance(point, from)));
    return points;
  }

  private static int distance(Point a, Point b) {
    return Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y()));
  }
}
