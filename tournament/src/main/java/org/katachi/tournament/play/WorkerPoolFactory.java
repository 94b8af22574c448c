package org.katachi.tournament.play;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.schedule.Plan;

/** Makes the workers that play a tournament, for programs that have other ones than the manager. */
@FunctionalInterface
public interface WorkerPoolFactory {

  /**
   * Makes a pool that has not begun.
   *
   * @param plan what is to be played
   * @param brains in the order of their seeds
   * @param prover the brain whose proof ends a game
   * @param referenceSpeed of the machine that the brains' times hold for, if they are scaled
   * @param warnings hears what is wrong but loses no game; from the thread that takes the games
   * @throws IOException if it can't be made
   */
  WorkerPool open(
      Plan plan,
      List<BrainPrograms> brains,
      Optional<BrainPrograms> prover,
      OptionalDouble referenceSpeed,
      Consumer<String> warnings)
      throws IOException;
}
