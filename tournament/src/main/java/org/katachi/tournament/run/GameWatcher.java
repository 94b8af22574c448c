package org.katachi.tournament.run;

/**
 * Sees games while they are played. Called by the threads that play them, which it must not hold.
 */
@FunctionalInterface
public interface GameWatcher {

  /** Looks away. */
  GameWatcher NONE = game -> {};

  /**
   * A game has begun, or a move was made in it. Whoever plays far away may leave out some of this.
   */
  void seen(RunningGame game);
}
