package org.katachi.tournament.play;

import java.io.IOException;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.standings.Scoreboard;

/** Hears of a tournament while it goes on. Called by one thread. */
public interface MatchListener {

  /**
   * A game has ended and was counted; the next may be told of when this returns.
   *
   * @throws IOException if it can't be told, which ends the tournament
   */
  void ended(GameRecord game, Scoreboard scoreboard) throws IOException;

  /**
   * No more games have ended for now: those that have are shown, at once or in a moment.
   *
   * @throws IOException if they can't be, which ends the tournament
   */
  default void flush() throws IOException {}
}
