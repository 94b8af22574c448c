package org.katachi.tournament.play;

import org.katachi.tournament.match.Participant;
import org.katachi.tournament.match.Prover;
import org.katachi.tournament.player.Player;

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
