package org.katachi.engine;

import java.util.Set;
import org.katachi.board.Point;

/**
 * What a search for a level position is asked for.
 *
 * @param stones 1 for a stone of the side to move, 2 for one of each side
 * @param wanted the wanted value for the side to move after the stones; 0 is level
 * @param excluded points that no stone may take
 */
public record BalanceOptions(int stones, int wanted, Set<Point> excluded) {

  public BalanceOptions {
    excluded = Set.copyOf(excluded);
  }
}
