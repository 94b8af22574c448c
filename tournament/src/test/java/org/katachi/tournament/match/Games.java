package org.katachi.tournament.match;

import org.katachi.tournament.player.Player;

/** Games that nobody watches, and in which nothing is proved. */
final class Games {

  private Games() {}

  static GameRecord play(GameSetup setup, Player first, Player second) throws InterruptedException {
    return new Game(planned(setup, first, second), first, second, game -> {}, Prover.NONE).play();
  }

  /** The only game of two players. */
  static PlannedGame planned(GameSetup setup, Player first, Player second) {
    return new PlannedGame(
        0,
        0,
        0,
        0,
        first.name(),
        new Participant(0, first.name()),
        new Participant(1, second.name()),
        setup);
  }
}
