package org.katachi.farm.message;

import java.util.List;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;

/**
 * A pair of games, or what is left of one, that a worker is to play.
 *
 * @param isWatched whether the coordinator asks to be told of moves while they are made
 */
public record PairTask(List<PlannedGame> games, boolean isWatched) {

  /** Takes a copy of the games. */
  public PairTask {
    games = List.copyOf(games);
  }

  /**
   * The games as they were played.
   *
   * @param games in the order of the pair
   */
  public record Result(List<GameRecord> games) {

    /** Takes a copy of the games. */
    public Result {
      games = List.copyOf(games);
    }
  }
}
