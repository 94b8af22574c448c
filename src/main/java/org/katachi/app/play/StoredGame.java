package org.katachi.app.play;

import java.util.List;
import org.katachi.board.Point;

/**
 * A game in a file.
 *
 * @param setup the board, the rule and the players
 * @param moves the moves in order
 */
record StoredGame(PlaySetup setup, List<Point> moves) {

  StoredGame {
    moves = List.copyOf(moves);
  }
}
