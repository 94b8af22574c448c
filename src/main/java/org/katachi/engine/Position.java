package org.katachi.engine;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.RuleSet;

/**
 * A position of a game: the board's size, the rules, the stones in the order in which they were
 * placed, and the side to move. The sides may have any number of stones. Immutable.
 *
 * @param geometry the board's size
 * @param rules the rules of the game
 * @param stones the stones on the board, no two on one point, each on the board
 * @param sideToMove black or white
 */
public record Position(
    Geometry geometry, RuleSet rules, List<PlacedStone> stones, Colour sideToMove) {

  /** A stone on its point. */
  public record PlacedStone(Point point, Colour colour) {}

  /**
   * A position.
   *
   * @throws IllegalArgumentException if the side to move is neither black nor white
   */
  public Position {
    if (sideToMove == Colour.DEAD) {
      throw new IllegalArgumentException("a dead stone's side can't be to move");
    }
    stones = List.copyOf(stones);
  }

  /**
   * A position of alternating moves: black is to move when the number of all stones is even. Dead
   * stones count, because they were moves of both sides.
   */
  public Position(Geometry geometry, RuleSet rules, List<PlacedStone> stones) {
    this(geometry, rules, stones, stones.size() % 2 == 0 ? Colour.BLACK : Colour.WHITE);
  }

  /** The empty board. */
  public static Position empty(Geometry geometry, RuleSet rules) {
    return new Position(geometry, rules, List.of());
  }

  /** The position after moves of alternating colours, black first. */
  public static Position of(Geometry geometry, RuleSet rules, List<Point> moves) {
    Position position = empty(geometry, rules);
    for (Point move : moves) {
      position = position.play(move);
    }
    return position;
  }

  /** Whether a point is on the board and has no stone. */
  public boolean isEmpty(Point point) {
    return geometry.contains(point) && !isOccupied(point);
  }

  /**
   * Compares the numbers, not the records: the JVM takes some 40 ms for its first comparison of
   * records, and that would fall into the time of the first move.
   */
  private boolean isOccupied(Point point) {
    for (PlacedStone stone : stones) {
      if (stone.point().x() == point.x() && stone.point().y() == point.y()) {
        return true;
      }
    }
    return false;
  }

  /** The most moves that the side to move can still play. */
  int movesLeft() {
    return (geometry.pointCount() - stones.size() + 1) / 2;
  }

  public boolean isFull() {
    return stones.size() == geometry.pointCount();
  }

  /**
   * The position after the side to move has played.
   *
   * @throws IllegalArgumentException if the point is outside the board or occupied
   */
  public Position play(Point point) {
    if (!isEmpty(point)) {
      throw new IllegalArgumentException("not an empty point of the board: " + point);
    }
    return place(new PlacedStone(point, sideToMove));
  }

  /**
   * The position after a stone of any colour on an empty point; the turn passes to the other side.
   */
  public Position place(PlacedStone stone) {
    List<PlacedStone> after = new ArrayList<>(stones.size() + 1);
    after.addAll(stones);
    after.add(stone);
    return new Position(geometry, rules, after, sideToMove.opponent());
  }

  /**
   * The position without the stone on a point; the turn passes to the other side.
   *
   * @throws IllegalArgumentException if there is no stone
   */
  public Position remove(Point point) {
    List<PlacedStone> after = new ArrayList<>(stones);
    if (!after.removeIf(stone -> stone.point().equals(point))) {
      throw new IllegalArgumentException("no stone at " + point);
    }
    return new Position(geometry, rules, after, sideToMove.opponent());
  }

  /** The same stones under other rules. */
  public Position withRules(RuleSet other) {
    return new Position(geometry, other, stones, sideToMove);
  }

  /** A board for the search, with these stones and this side to move. */
  public Board toBoard() {
    Board board = new Board(geometry);
    for (PlacedStone stone : stones) {
      board.set(geometry.cell(stone.point()), stone.colour().stone());
    }
    if (sideToMove == Colour.WHITE) {
      board.passTurn();
    }
    return board;
  }
}
