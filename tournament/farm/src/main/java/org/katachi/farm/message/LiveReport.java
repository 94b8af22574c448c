package org.katachi.farm.message;

import java.util.List;
import org.katachi.tournament.match.GameRecord;

/**
 * The games that a worker is playing, of those that have changed. It may be lost: the next one
 * tells the whole again.
 */
public record LiveReport(List<LiveGame> games) {

  /** Takes a copy of the games. */
  public LiveReport {
    games = List.copyOf(games);
  }

  /**
   * A game that is being played.
   *
   * @param slot which of the worker's games at once it is, from zero
   * @param game as far as it has come
   */
  public record LiveGame(int slot, GameRecord game) {}
}
