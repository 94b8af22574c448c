package org.katachi.tournament.match;

import java.util.List;
import org.katachi.board.Point;
import org.katachi.tournament.player.MoveReply;

/**
 * A game that is being played, as far as it has come.
 *
 * @param black the name of the brain that has black
 * @param white the name of the brain that has white
 * @param opening the stones that were on the board before the first of the moves, black's first
 * @param swap2 the steps of the swap2 opening; none if there was none
 * @param moves the brains' moves in the order of play
 */
public record GameSnapshot(
    String black, String white, List<Point> opening, List<Swap2Step> swap2, List<MoveReply> moves) {

  /** Takes copies of the lists. */
  public GameSnapshot {
    opening = List.copyOf(opening);
    swap2 = List.copyOf(swap2);
    moves = List.copyOf(moves);
  }
}
