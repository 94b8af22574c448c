package org.katachi.tournament.game;

/**
 * Hears of a game while it is played, by the thread that plays it. No brain's clock runs meanwhile,
 * but the game waits.
 */
@FunctionalInterface
public interface GameListener {

  /** Hears nothing. */
  GameListener NONE = game -> {};

  /** The brains are ready and their colours settled, or one of them has moved. */
  void changed(GameSnapshot game);
}
