package org.katachi.protocol.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.Position.PlacedStone;

/** The stones and the empty points of a position, for tests. */
public final class PositionStones {

  private PositionStones() {}

  /** The position after the stones on some points have died. */
  public static Position dead(Position position, Collection<Point> points) {
    List<PlacedStone> stones = new ArrayList<>();
    for (PlacedStone stone : position.stones()) {
      boolean dies = points.contains(stone.point());
      stones.add(dies ? new PlacedStone(stone.point(), Colour.DEAD) : stone);
    }
    return new Position(position.geometry(), position.rules(), stones);
  }

  /** The empty points, row by row. */
  public static List<Point> empty(Position position) {
    Set<Point> taken = new HashSet<>();
    position.stones().forEach(stone -> taken.add(stone.point()));
    Geometry geometry = position.geometry();
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < geometry.pointCount(); i++) {
      Point point = geometry.toPoint(geometry.point(i));
      if (!taken.contains(point)) {
        points.add(point);
      }
    }
    return points;
  }

  /** The points with stones of a colour, in the order of the position. */
  public static List<Point> of(Position position, Colour colour) {
    return position.stones().stream()
        .filter(stone -> stone.colour() == colour)
        .map(PlacedStone::point)
        .toList();
  }
}
