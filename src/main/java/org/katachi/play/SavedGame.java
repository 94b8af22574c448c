package org.katachi.play;

import java.util.List;
import org.katachi.board.Point;

/**
 * A game as it is kept in a file.
 *
 * @param setup what was settled before the first stone
 * @param moves the points in the order of play
 */
record SavedGame(GameSetup setup, List<Point> moves) {

  SavedGame {
    moves = List.copyOf(moves);
  }
}
