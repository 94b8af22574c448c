package org.katachi.farm.message;

import java.util.List;
import org.katachi.tournament.match.PlannedGame;

/**
 * A pair of games, or what is left of one, that a worker is to play.
 *
 * @param tournament the tournament's id
 * @param pair the pair's number, from zero
 * @param isWatched whether the coordinator asks to be told of moves while they are made
 */
public record PairOrder(String tournament, int pair, List<PlannedGame> games, boolean isWatched) {

  /** Takes a copy of the games. */
  public PairOrder {
    games = List.copyOf(games);
  }
}
