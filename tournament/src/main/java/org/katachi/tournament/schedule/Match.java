package org.katachi.tournament.schedule;

import java.io.IOException;
import java.util.Map;
import org.katachi.board.Colour;
import org.katachi.tournament.brain.Player;
import org.katachi.tournament.game.Ending;
import org.katachi.tournament.game.Game;
import org.katachi.tournament.game.GameRecord;
import org.katachi.tournament.statistics.Outcome;

/** A match of two, one game at a time. */
public final class Match {

  private final MatchPlan plan;
  private final Player first;
  private final Player second;
  private final MatchListener listener;

  /** A match between two brains. */
  public Match(MatchPlan plan, Player first, Player second, MatchListener listener) {
    this.plan = plan;
    this.first = first;
    this.second = second;
    this.listener = listener;
  }

  /**
   * Plays until all games have ended, or the test is decided.
   *
   * @param earlier by its number, how each game ended for the first brain that was played before a
   *     break; it is counted and not played again
   * @param standing counts the games, these and the new ones
   * @throws InterruptedException if this program is about to end; a game that was under way is not
   *     counted then, as brains that were ended by a signal are not to blame
   */
  public void play(Map<Integer, Outcome> earlier, Standing standing)
      throws InterruptedException, IOException {
    for (int number = 0; number < plan.games() && !standing.isDecided(); number++) {
      PlannedGame game = plan.game(number);
      if (earlier.containsKey(number)) {
        standing.count(game, earlier.get(number));
      } else {
        GameRecord record = play(game);
        standing.count(game, record.result().outcome(game.firstBrainsColour()));
        listener.ended(game, record, standing);
      }
    }
  }

  private GameRecord play(PlannedGame game) throws InterruptedException {
    boolean firstIsBlack = game.firstBrainsColour() == Colour.BLACK;
    GameRecord record =
        new Game(game.setup(), firstIsBlack ? first : second, firstIsBlack ? second : first).play();
    if (mayBeOurEnd(record.result().ending()) && Shutdown.comes()) {
      throw new InterruptedException("the match was stopped in game " + (game.number() + 1));
    }
    return record;
  }

  private static boolean mayBeOurEnd(Ending ending) {
    return ending == Ending.CRASHED || ending == Ending.DID_NOT_START;
  }
}
