package org.katachi.tournament.schedule;

import org.katachi.tournament.brain.Player;

/** Gives brains their places in games. Used by several threads at once. */
@FunctionalInterface
public interface Seats {

  /**
   * Makes a place for a brain.
   *
   * @param worker the number of the worker whose games it plays, from zero
   * @return a player that belongs to the calling thread, which closes it
   */
  Player open(Entrant entrant, int worker);
}
