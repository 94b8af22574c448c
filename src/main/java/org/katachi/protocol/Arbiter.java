package org.katachi.protocol;

import java.util.List;
import org.katachi.board.Point;
import org.katachi.engine.Position;

/** What a session asks the rules of the game. */
public interface Arbiter {

  /**
   * What a continuous game makes of the stone placed last: if it completes a winning line, the
   * stones of the line are dead.
   *
   * @param position a position of a continuous game, the stone in question its last
   * @return the position with as many stones on the same points
   */
  Position afterMove(Position position);

  /**
   * The empty points where the rules forbid black to play, whoever is to move.
   *
   * @return the points in any order; none where the rules know no such points
   */
  List<Point> forbiddenToBlack(Position position);
}
