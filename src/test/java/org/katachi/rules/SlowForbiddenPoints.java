package org.katachi.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.board.Stone;

/**
 * The slow twin of {@link ForbiddenPoints}: the definitions word for word, over sets of points.
 *
 * <ul>
 *   <li>A four is a set of four stones that one stone more makes an exact five.
 *   <li>It is straight if there are two such stones to choose from.
 *   <li>A three can be made a straight four by a stone that may be played and makes no five.
 * </ul>
 */
final class SlowForbiddenPoints {

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final Set<Point> black = new HashSet<>();
  private final Set<Point> empty = new HashSet<>();

  SlowForbiddenPoints(Board board) {
    Geometry geometry = board.geometry();
    for (int i = 0; i < geometry.pointCount(); i++) {
      int cell = geometry.point(i);
      if (board.stone(cell) == Stone.BLACK) {
        black.add(geometry.toPoint(cell));
      } else if (board.isEmpty(cell)) {
        empty.add(geometry.toPoint(cell));
      }
    }
  }

  Foul foulAt(Point move) {
    empty.remove(move);
    black.add(move);
    Foul foul = foulOf(move);
    black.remove(move);
    empty.add(move);
    return foul;
  }

  private Foul foulOf(Point move) {
    if (makesFive(move)) {
      return Foul.NONE;
    }
    int overlines = 0;
    int fours = 0;
    int threes = 0;
    for (int[] direction : DIRECTIONS) {
      overlines += windows(move, direction, 6).stream().anyMatch(black::containsAll) ? 1 : 0;
      fours += fours(move, direction).size();
    }
    if (overlines > 0) {
      return Foul.OVERLINE;
    }
    if (fours > 1) {
      return Foul.DOUBLE_FOUR;
    }
    for (int[] direction : DIRECTIONS) {
      threes += isThree(move, direction) ? 1 : 0;
    }
    return threes > 1 ? Foul.DOUBLE_THREE : Foul.NONE;
  }

  private boolean makesFive(Point move) {
    for (int[] direction : DIRECTIONS) {
      if (windows(move, direction, 5).stream().anyMatch(window -> isFive(window, direction))) {
        return true;
      }
    }
    return false;
  }

  private boolean isFive(List<Point> window, int[] direction) {
    return black.containsAll(window)
        && !black.contains(step(window.get(0), direction, -1))
        && !black.contains(step(window.get(4), direction, 1));
  }

  /** The fours in a direction that a black stone belongs to. */
  private Set<Set<Point>> fours(Point stone, int[] direction) {
    Set<Set<Point>> fours = new HashSet<>();
    for (List<Point> window : windows(stone, direction, 5)) {
      Set<Point> stones = new HashSet<>(window);
      stones.retainAll(black);
      if (stones.size() == 4 && !fivePoints(stones, List.of(window), direction).isEmpty()) {
        fours.add(stones);
      }
    }
    return fours;
  }

  private boolean isStraight(Set<Point> four, Point stone, int[] direction) {
    return fivePoints(four, windows(stone, direction, 5), direction).size() == 2;
  }

  /** The empty points that make exact fives of four stones. */
  private Set<Point> fivePoints(Set<Point> four, List<List<Point>> windows, int[] direction) {
    Set<Point> points = new HashSet<>();
    for (List<Point> window : windows) {
      Set<Point> rest = new HashSet<>(window);
      rest.removeAll(four);
      if (rest.size() == 1 && empty.containsAll(rest)) {
        black.addAll(rest);
        if (isFive(window, direction)) {
          points.addAll(rest);
        }
        black.removeAll(rest);
      }
    }
    return points;
  }

  private boolean isThree(Point stone, int[] direction) {
    for (int distance = -4; distance <= 4; distance++) {
      Point more = step(stone, direction, distance);
      if (empty.contains(more)
          && makesStraightFour(more, stone, direction)
          && foulAt(more) == Foul.NONE) {
        return true;
      }
    }
    return false;
  }

  private boolean makesStraightFour(Point more, Point stone, int[] direction) {
    empty.remove(more);
    black.add(more);
    boolean straight =
        !makesFive(more)
            && fours(more, direction).stream()
                .anyMatch(four -> four.contains(stone) && isStraight(four, stone, direction));
    black.remove(more);
    empty.add(more);
    return straight;
  }

  /** All rows of that many points in a direction that hold a point, also those beyond the edge. */
  private static List<List<Point>> windows(Point point, int[] direction, int length) {
    List<List<Point>> windows = new ArrayList<>();
    for (int start = 1 - length; start <= 0; start++) {
      List<Point> window = new ArrayList<>();
      for (int i = 0; i < length; i++) {
        window.add(step(point, direction, start + i));
      }
      windows.add(window);
    }
    return windows;
  }

  private static Point step(Point point, int[] direction, int distance) {
    return new Point(point.x() + distance * direction[0], point.y() + distance * direction[1]);
  }
}
