package org.katachi.tournament.play;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.player.ManagerFault;

/**
 * Plays a tournament on a pool of workers.
 *
 * <p>Workers play; the thread that calls {@link #play} alone counts their games and tells of them,
 * so that tournament, scoreboard and listeners belong to one thread. Games that are under way when
 * a test is decided, or when this program is to end, are dropped: they count nowhere, and are
 * played anew if the tournament goes on.
 */
public final class TournamentRunner {

  private static final Logger LOG = System.getLogger(TournamentRunner.class.getName());

  /** However fast games end, so many at most are not yet on the disk. */
  private static final int MAX_PENDING = 256;

  private final TournamentState tournament;
  private final WorkerPool pool;
  private final GameSink sink;
  private final List<MatchListener> listeners;

  /** By the number of a pair that was given out, how many of its games have not ended. */
  private final Map<Integer, Integer> underWay = new HashMap<>();

  /** How many games were told of and are not settled. */
  private int pending;

  /**
   * A runner that has not begun.
   *
   * @param pool plays the games; {@link #play} begins and ends it
   * @param sink keeps each game before it counts, so that none is told of that can't be kept
   * @param listeners hear, one after the other, of each game that has ended, after it was counted;
   *     a game is told no further if one fails, and is not settled by those after it
   */
  public TournamentRunner(
      TournamentState tournament, WorkerPool pool, GameSink sink, List<MatchListener> listeners) {
    this.tournament = tournament;
    this.pool = pool;
    this.sink = sink;
    this.listeners = List.copyOf(listeners);
  }

  /**
   * Plays until the tournament is over. When this returns, by an exception too, no worker plays.
   *
   * @throws InterruptedException if {@link #stop} was called, or this program is about to end
   * @throws IOException if the keeper, a listener or the pool can't go on
   * @throws ManagerFault if a game can't be played, and no brain is to blame
   */
  public void play() throws InterruptedException, IOException {
    try (pool) {
      pool.start();
      while (!tournament.isOver()) {
        giveOut();
        take(next());
        if (tournament.isOver() || pending >= MAX_PENDING || !pool.isAtHand()) {
          flush();
        }
      }
    }
  }

  private GameRecord next() throws InterruptedException, IOException {
    try {
      return pool.take();
    } catch (InterruptedException e) {
      flush(); // What was counted is kept and shown.
      throw e;
    }
  }

  private void flush() throws IOException {
    sink.sync();
    for (MatchListener listener : listeners) {
      listener.flush();
    }
    pending = 0;
  }

  /** Breaks the tournament off as soon as a game that is just being counted is. From any thread. */
  public void stop() {
    pool.stop();
  }

  private void giveOut() throws IOException {
    int room = pool.capacity() - underWay.size();
    for (int given = 0; given < room; given++) {
      List<PlannedGame> pair = tournament.nextPair();
      if (pair.isEmpty()) {
        return;
      }
      int number = pair.get(0).pair() + 1;
      LOG.log(Level.DEBUG, () -> "pair " + number + " is given out");
      underWay.put(number, pair.size());
      pool.offer(pair);
    }
  }

  private void take(GameRecord game) throws IOException {
    if (tournament.hasEnded(game.number())) {
      LOG.log(Level.DEBUG, () -> "game " + game.number() + " is counted already");
      return;
    }
    underWay.computeIfPresent(game.pair(), (pair, left) -> left == 1 ? null : left - 1);
    log(game);
    sink.append(game);
    tournament.count(game);
    pending++;
    for (MatchListener listener : listeners) {
      listener.ended(game, tournament.scoreboard());
    }
  }

  /** A game that a brain lost by its own fault is worth a warning. */
  private static void log(GameRecord game) {
    LOG.log(
        game.ending().isFault() ? Level.WARNING : Level.INFO,
        () ->
            "game %d, %s against %s, %d %s: %s"
                .formatted(
                    game.number(),
                    game.black(),
                    game.white(),
                    game.stones(),
                    game.stones() == 1 ? "stone" : "stones",
                    game.reason()));
  }
}
