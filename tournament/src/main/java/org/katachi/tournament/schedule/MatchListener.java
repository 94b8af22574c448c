package org.katachi.tournament.schedule;

import java.io.IOException;
import org.katachi.tournament.game.GameRecord;

/** Hears of a match while it goes on. */
public interface MatchListener {

  /**
   * A game has ended; the next begins when this returns.
   *
   * @throws IOException if the game can't be kept, which ends the match
   */
  void ended(PlannedGame game, GameRecord record, Standing standing) throws IOException;
}
