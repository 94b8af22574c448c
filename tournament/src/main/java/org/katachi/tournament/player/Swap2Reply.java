package org.katachi.tournament.player;

import java.util.List;
import java.util.Optional;
import org.katachi.board.Point;

/**
 * What a brain does in the swap2 opening, which may be against the rules.
 *
 * @param stones the points that it plays, on the board or off it; none if it says SWAP
 * @param nanos the time that it took, as {@link MoveReply#nanos} counts it
 * @param message the last text for people before it, without the word MESSAGE
 */
public record Swap2Reply(List<Point> stones, long nanos, Optional<String> message) {

  /** Takes a copy of the stones. */
  public Swap2Reply {
    stones = List.copyOf(stones);
  }
}
