package org.katachi.tournament.run;

import org.katachi.tournament.engine.Player;
import org.katachi.tournament.format.Participant;
import org.katachi.tournament.game.Prover;

/** Makes the players of games. Used by several threads at once. */
@FunctionalInterface
public interface PlayerFactory {

  /**
   * Makes the player of a brain.
   *
   * @param worker the number of the worker whose games it plays, from zero
   * @return a player that belongs to the calling thread, which closes it
   */
  Player open(Participant participant, int worker);

  /**
   * Makes what proves wins in the games of a worker.
   *
   * @return a prover that belongs to the calling thread, which closes it
   */
  default Prover openProver(int worker) {
    return Prover.NONE;
  }
}
