package org.katachi.protocol.game;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.Position.PlacedStone;
import org.katachi.rules.RuleSet;

/**
 * The state of a game: the position that a manager has set and the moves since then. Immutable.
 *
 * <p>It keeps the moves because in a continuous game a winning move makes the stones of its line
 * dead, and taking it back undoes that.
 *
 * @param start the position that was set
 * @param moves the moves since then
 * @param position the current position
 */
public record GameState(Position start, List<PlacedStone> moves, Position position) {

  /** A game that starts from a position. */
  public static GameState from(Position start) {
    return new GameState(start, List.of(), start);
  }

  /** The size of the board. */
  public Geometry geometry() {
    return position.geometry();
  }

  /** Whether a point is on the board and has a stone. */
  public boolean hasStone(Point point) {
    return geometry().contains(point) && !position.isEmpty(point);
  }

  /**
   * The game after the side to move has played.
   *
   * @param point an empty point
   */
  public GameState play(Point point) {
    PlacedStone stone = new PlacedStone(point, position.sideToMove());
    return new GameState(start, with(moves, stone), after(position, stone));
  }

  /**
   * The game without one of its stones.
   *
   * @param point the point of the stone
   */
  public GameState takeBack(Point point) {
    int move = indexOf(point, moves);
    return move >= 0 ? replay(start, without(moves, move)) : replay(start.remove(point), moves);
  }

  /** The same moves under other rules. */
  public GameState withRules(RuleSet rules) {
    return replay(start.withRules(rules), moves);
  }

  private GameState replay(Position from, List<PlacedStone> stones) {
    Position replayed = from;
    for (PlacedStone stone : stones) {
      replayed = after(replayed, stone);
    }
    return new GameState(from, stones, replayed);
  }

  private Position after(Position before, PlacedStone stone) {
    Position placed = before.place(stone);
    return placed.rules().continuous() ? GameRules.afterMove(placed) : placed;
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
