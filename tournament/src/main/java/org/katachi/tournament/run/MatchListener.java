package org.katachi.tournament.run;

import java.io.IOException;
import java.util.List;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.score.Scoreboard;

/** Hears of a tournament while it goes on. Called by one thread. */
public interface MatchListener {

  /**
   * A game has ended and was counted; the next may be told of when this returns.
   *
   * @throws IOException if the game can't be kept, which ends the tournament
   */
  void ended(PlannedGame game, GameRecord record, Scoreboard scoreboard) throws IOException;

  /**
   * No more games have ended for now: when this returns, those that have are kept and shown.
   *
   * @throws IOException if they can't be kept, which ends the tournament
   */
  default void settle() throws IOException {}

  /**
   * A listener that tells others, one after the other; a game is told no further if one fails, and
   * is not settled by those after it.
   */
  static MatchListener all(List<MatchListener> listeners) {
    List<MatchListener> copy = List.copyOf(listeners);
    return new MatchListener() {
      @Override
      public void ended(PlannedGame game, GameRecord record, Scoreboard scoreboard)
          throws IOException {
        for (MatchListener listener : copy) {
          listener.ended(game, record, scoreboard);
        }
      }

      @Override
      public void settle() throws IOException {
        for (MatchListener listener : copy) {
          listener.settle();
        }
      }
    };
  }
}
