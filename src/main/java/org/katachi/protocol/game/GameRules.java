package org.katachi.protocol.game;

import java.util.ArrayList;
import java.util.List;
import org.katachi.board.Board;
import org.katachi.board.Colour;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.engine.Position;
import org.katachi.engine.Position.PlacedStone;
import org.katachi.rules.Referee;

/** What the rules say of a position, by its referee. */
public final class GameRules {

  private GameRules() {}

  /**
   * Applies the rule of continuous games to the last stone: if it completes a winning line, the
   * stones of the line die.
   *
   * @param position a position of a continuous game with a stone at least
   * @return the position with the same number of stones on the same points
   */
  public static Position afterMove(Position position) {
    Board board = position.toBoard();
    Geometry geometry = position.geometry();
    int[] line = new int[geometry.pointCount()];
    Point last = position.stones().get(position.stones().size() - 1).point();
    int count = new Referee(position.rules()).winningLine(board, geometry.cell(last), line);
    if (count == 0) {
      return position;
    }
    for (int i = 0; i < count; i++) {
      board.clear(line[i]);
    }
    List<PlacedStone> after = new ArrayList<>();
    for (PlacedStone stone : position.stones()) {
      boolean dies = board.isEmpty(geometry.cell(stone.point()));
      after.add(dies ? new PlacedStone(stone.point(), Colour.DEAD) : stone);
    }
    return new Position(geometry, position.rules(), after, position.sideToMove());
  }

  /**
   * The empty points that are forbidden to black, whichever side is to move.
   *
   * @return the points in any order; none under rules without forbidden points
   */
  public static List<Point> forbiddenPoints(Position position) {
    return new Referee(position.rules()).forbiddenPoints(position.toBoard());
  }
}
