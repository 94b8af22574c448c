package org.katachi.engine;

import java.util.Random;
import org.katachi.board.Board;
import org.katachi.board.Geometry;
import org.katachi.board.Point;
import org.katachi.rules.Referee;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/** Positions after random moves without a win or a foul. */
final class UnfinishedGames {

  private UnfinishedGames() {}

  static Position play(Rule rule, Random random) {
    Geometry geometry = new Geometry(6 + random.nextInt(7), 6 + random.nextInt(7));
    Position position = Position.empty(geometry, new RuleSet(rule, false));
    Referee referee = new Referee(position.rules());
    int moves = geometry.pointCount() / 4 + random.nextInt(geometry.pointCount() / 3);
    for (int i = 0; i < 10 * moves && position.stones().size() < moves; i++) {
      Point point = new Point(random.nextInt(geometry.width()), random.nextInt(geometry.height()));
      Board board = position.toBoard();
      int cell = geometry.cell(point);
      if (board.isEmpty(cell)
          && !referee.wins(board, cell, board.sideToMove())
          && !referee.isForbidden(board, cell, board.sideToMove())) {
        position = position.play(point);
      }
    }
    return position;
  }
}
