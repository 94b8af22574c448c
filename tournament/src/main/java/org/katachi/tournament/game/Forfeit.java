package org.katachi.tournament.game;

import org.katachi.tournament.engine.BrainFailure;
import org.katachi.tournament.engine.Player;

/**
 * A game lost by what a player did, and not by how it stood.
 *
 * @param loser who did it
 * @param ending the kind
 * @param words what it did, to follow its name
 */
record Forfeit(Player loser, Termination ending, String words) {

  static Forfeit of(Player loser, BrainFailure failure) {
    return new Forfeit(loser, Termination.of(failure.fault()), failure.getMessage());
  }
}
