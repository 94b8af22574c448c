package org.katachi.tournament.schedule;

import java.io.IOException;
import java.util.Optional;
import org.katachi.tournament.brain.Player;
import org.katachi.tournament.game.Ending;
import org.katachi.tournament.game.Game;
import org.katachi.tournament.game.GameRecord;

/** A match of two, one game at a time. */
public final class Match {

  private final Course course;
  private final Player first;
  private final Player second;
  private final MatchListener listener;

  /** A match between two brains. */
  public Match(Course course, Player first, Player second, MatchListener listener) {
    this.course = course;
    this.first = first;
    this.second = second;
    this.listener = listener;
  }

  /**
   * Plays until all games have ended, or the test is decided.
   *
   * @throws InterruptedException if this program is about to end; a game that was under way is not
   *     counted then, as brains that were ended by a signal are not to blame
   */
  public void play() throws InterruptedException, IOException {
    for (Optional<PlannedGame> game = course.next(); game.isPresent(); game = course.next()) {
      GameRecord record = play(game.get());
      course.count(game.get(), record.result());
      listener.ended(game.get(), record, course.standing());
    }
  }

  private GameRecord play(PlannedGame game) throws InterruptedException {
    GameRecord record = new Game(game.setup(), player(game.black()), player(game.white())).play();
    if (mayBeOurEnd(record.result().ending()) && Shutdown.comes()) {
      throw new InterruptedException("the match was stopped in game " + (game.number() + 1));
    }
    return record;
  }

  private Player player(Entrant entrant) {
    return entrant.seed() == 0 ? first : second;
  }

  private static boolean mayBeOurEnd(Ending ending) {
    return ending == Ending.CRASHED || ending == Ending.DID_NOT_START;
  }
}
