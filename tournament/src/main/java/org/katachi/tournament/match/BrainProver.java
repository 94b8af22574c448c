package org.katachi.tournament.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.board.Point;
import org.katachi.tournament.player.BrainFailure;
import org.katachi.tournament.player.ManagerFault;
import org.katachi.tournament.player.Player;

/**
 * Asks a brain for its move in the place of the side to move, and takes the win or loss that it
 * tells with it. After a failure it is not asked again in that game, and after some in none.
 */
public final class BrainProver implements Prover {

  /** A brain that hangs in each game would cost its whole time in each. */
  private static final int MAX_FAILURES = 3;

  private final Player brain;
  private final Consumer<String> warnings;
  private GameSetup setup;
  private boolean isReady;
  private int failures;

  /**
   * A prover whose brain is started when the first game begins.
   *
   * @param brain must be able to go on with any position
   * @param warnings hears, once, that it fails
   */
  public BrainProver(Player brain, Consumer<String> warnings) {
    this.brain = brain;
    this.warnings = warnings;
  }

  @Override
  public void begin(GameSetup game) throws InterruptedException {
    setup = game;
    isReady = failures < MAX_FAILURES;
    if (isReady) {
      try {
        brain.start(game.geometry(), game.rules());
      } catch (BrainFailure | ManagerFault e) {
        fail(e);
      }
    }
  }

  @Override
  public Optional<Proof> prove(List<Point> moves) throws InterruptedException {
    if (isReady) {
      try {
        return brain.ask(moves).searchInfo().flatMap(info -> Proof.of(setup, moves, info));
      } catch (BrainFailure | ManagerFault e) {
        fail(e);
      }
    }
    return Optional.empty();
  }

  private void fail(Exception failure) {
    isReady = false;
    failures++;
    brain.abandon();
    if (failures == 1) {
      warnings.accept(
          brain.name() + " " + failure.getMessage() + "; where it fails, games are played on");
    }
  }

  @Override
  public void close() {
    brain.close();
  }
}
