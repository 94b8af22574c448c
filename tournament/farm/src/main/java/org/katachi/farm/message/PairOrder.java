package org.katachi.farm.message;

import java.util.List;
import org.katachi.tournament.run.PlannedGame;

/**
 * A pair of games, or what is left of one, that a worker is to play.
 *
 * @param tournament the tournament's id
 * @param pair the pair's number, from zero
 */
public record PairOrder(String tournament, int pair, List<PlannedGame> games) {

  /** Takes a copy of the games. */
  public PairOrder {
    games = List.copyOf(games);
  }
}
