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

/** The rules adapter by the referee of the position's rules. */
public final class RefereeRules implements RulesAdapter {

  @Override
  public Position afterMove(Position position) {
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
    return new Position(geometry, position.rules(), after);
  }

  @Override
  public List<Point> forbiddenPoints(Position position) {
    return new Referee(position.rules()).forbiddenPoints(position.toBoard());
  }
}
