package org.katachi.tournament.play;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.katachi.tournament.match.GameRecord;
import org.katachi.tournament.match.PlannedGame;
import org.katachi.tournament.player.ManagerFault;

/**
 * Plays pairs of games on several workers at once. One worker plays all games of a pair. All calls
 * but {@link #stop}, {@link #pause}, {@link #resume} and {@link #workers} come from one thread.
 */
public interface WorkerPool extends AutoCloseable {

  /**
   * Says, before the pool begins, who sees its games while they are played.
   *
   * @param watcher sees a game that has begun, or in which a move was made, by the thread that
   *     plays it, which it must not hold; whoever plays far away may leave out some of this
   */
  void watch(Consumer<RunningGame> watcher);

  /**
   * Begins. The other methods may be called from now on.
   *
   * @throws IOException if the workers can't be reached
   */
  void start() throws IOException;

  /** How many pairs may be offered and not ended. It may change between two games. */
  int capacity();

  /**
   * Gives out a pair of games, or what is left of one. The caller keeps within {@link #capacity}.
   *
   * @throws IOException if it can't be given out
   */
  void offer(List<PlannedGame> pair) throws IOException;

  /**
   * Waits for the end of a game. If no other {@link #isAtHand}, the games that were taken before
   * have been counted and kept by now: a pool that keeps results of its own may forget them. A pool
   * may tell of the same game twice, as after a lost connection.
   *
   * @throws InterruptedException if {@link #stop} was called, or this program is about to end
   * @throws IOException if the pool can't go on
   * @throws ManagerFault if a game can't be played, and no brain is to blame
   */
  GameRecord take() throws InterruptedException, IOException;

  /**
   * Whether {@link #take} would not wait, so that several games can be kept at once.
   *
   * @throws IOException if the pool can't go on
   */
  boolean isAtHand() throws IOException;

  /**
   * Lets no pair begin that has not, until {@link #resume}; those under way are played to their
   * end.
   */
  void pause();

  /** Ends a pause. */
  void resume();

  /** Who plays. */
  List<WorkerStatus> workers();

  /** Makes the next {@link #take} fail, or the present one. From any thread. */
  void stop();

  /** Ends. Games that are under way are dropped. When this returns, no worker plays. */
  @Override
  void close();
}
