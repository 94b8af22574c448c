package org.katachi.protocol.game;

import java.util.List;
import org.katachi.board.Point;
import org.katachi.engine.Position;

/** The rules of the game as a session needs them. */
public interface RulesAdapter {

  /**
   * Applies the rule of continuous games to the last stone: if it completes a winning line, the
   * stones of the line die.
   *
   * @param position a position of a continuous game with a stone at least
   * @return the position with the same number of stones on the same points
   */
  Position afterMove(Position position);

  /**
   * The empty points that are forbidden to black, whichever side is to move.
   *
   * @return the points in any order; none under rules without forbidden points
   */
  List<Point> forbiddenPoints(Position position);
}
