package org.katachi.tournament.match;

import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.Player;
import org.katachi.tournament.player.Termination;

/**
 * A game is lost by what a player did, and not by how it stood. The message says what, and follows
 * the player's name.
 */
final class Forfeit extends Exception {

  private static final long serialVersionUID = 1;

  private final transient Player loser;
  private final Termination ending;

  Forfeit(Player loser, BrainFailure failure) {
    super(failure.getMessage(), failure);
    this.loser = loser;
    ending = failure.ending();
  }

  /** Who did it. */
  Player loser() {
    return loser;
  }

  /** The kind. */
  Termination ending() {
    return ending;
  }
}
