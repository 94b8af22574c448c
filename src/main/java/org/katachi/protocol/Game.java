package org.katachi.protocol;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.Position.PlacedStone;
import org.katachi.rules.RuleSet;

/**
 * A game on its way: the position that a manager has set, and the moves since then. Immutable.
 *
 * <p>The moves are kept because in a continuous game a move kills the stones of its line, and
 * taking it back brings them to life again.
 */
final class Game {

  private final Arbiter arbiter;
  private final Position start;
  private final List<PlacedStone> moves;
  private final Position position;

  private Game(Arbiter arbiter, Position start, List<PlacedStone> moves, Position position) {
    this.arbiter = arbiter;
    this.start = start;
    this.moves = moves;
    this.position = position;
  }

  /** A game that goes on from a position. */
  static Game from(Position start, Arbiter arbiter) {
    return new Game(arbiter, start, List.of(), start);
  }

  /** The position now. */
  Position position() {
    return position;
  }

  /** The shape of the board. */
  Geometry geometry() {
    return position.geometry();
  }

  /** Tells whether a point lies on the board and holds a stone. */
  boolean hasStone(Point point) {
    return geometry().contains(point) && !position.isEmpty(point);
  }

  /**
   * The game after the side to move has played.
   *
   * @param point an empty point
   */
  Game play(Point point) {
    PlacedStone stone = new PlacedStone(point, position.sideToMove());
    return new Game(arbiter, start, with(moves, stone), after(position, stone));
  }

  /**
   * The game without a stone.
   *
   * @param point where it stands
   */
  Game takeBack(Point point) {
    int move = indexOf(point, moves);
    return move >= 0 ? replay(start, without(moves, move)) : replay(start.remove(point), moves);
  }

  /** The same moves under other rules. */
  Game withRules(RuleSet rules) {
    return replay(start.withRules(rules), moves);
  }

  private Game replay(Position from, List<PlacedStone> stones) {
    Position replayed = from;
    for (PlacedStone stone : stones) {
      replayed = after(replayed, stone);
    }
    return new Game(arbiter, from, stones, replayed);
  }

  private Position after(Position before, PlacedStone stone) {
    Position placed = new Position(before.geometry(), before.rules(), with(before.stones(), stone));
    return placed.rules().continuous() ? arbiter.afterMove(placed) : placed;
  }

  private static List<PlacedStone> with(List<PlacedStone> stones, PlacedStone stone) {
    List<PlacedStone> more = new ArrayList<>(stones.size() + 1);
    more.addAll(stones);
    more.add(stone);
    return more;
  }

  private static List<PlacedStone> without(List<PlacedStone> stones, int index) {
    List<PlacedStone> fewer = new ArrayList<>(stones);
    fewer.remove(index);
    return fewer;
  }

  private static int indexOf(Point point, List<PlacedStone> stones) {
    for (int i = 0; i < stones.size(); i++) {
      if (stones.get(i).point().equals(point)) {
        return i;
      }
    }
    return -1;
  }
}
