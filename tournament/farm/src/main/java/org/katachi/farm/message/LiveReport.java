package org.katachi.farm.message;

import java.util.List;
import org.katachi.tournament.match.GameSnapshot;

/**
 * The games that a worker is playing, of those that have changed. It may be lost: the next one
 * tells the whole again.
 *
 * @param tournament the tournament's id
 */
public record LiveReport(String worker, String tournament, List<LiveGame> games) {

  /** Takes a copy of the games. */
  public LiveReport {
    games = List.copyOf(games);
  }

  /**
   * A game that is being played.
   *
   * @param slot which of the worker's games at once it is, from zero
   * @param pair the number of its pair, from zero
   * @param game its number, from zero
   */
  public record LiveGame(int slot, int pair, int game, GameSnapshot snapshot) {}
}
