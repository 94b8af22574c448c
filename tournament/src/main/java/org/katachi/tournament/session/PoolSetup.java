package org.katachi.tournament.session;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.katachi.tournament.config.RunConfig;
import org.katachi.tournament.play.BrainPlayers;
import org.katachi.tournament.play.LocalPool;
import org.katachi.tournament.play.PlayingTime;
import org.katachi.tournament.play.TournamentRunner;
import org.katachi.tournament.play.WorkerPool;
import org.katachi.tournament.play.WorkerPoolFactory;

/**
 * By whom the games of a tournament are played, and on which processors.
 *
 * @param factory makes the workers; without it they are in this program
 * @param affinity the processors of each worker in this program, if it has its own
 */
record PoolSetup(
    Settings settings, Optional<WorkerPoolFactory> factory, Optional<Affinity> affinity) {

  /**
   * Finds the processors.
   *
   * @throws IllegalArgumentException if there is no room for so many games, or times are to be
   *     scaled without workers that measure their machines
   */
  static PoolSetup of(Settings settings, Optional<WorkerPoolFactory> factory) {
    if (factory.isPresent()) {
      return new PoolSetup(settings, factory, Optional.empty());
    }
    if (settings.config().games().referenceSpeed().isPresent()) {
      throw new IllegalArgumentException(
          "-scale-time is for workers, which measure their machines: katachi-farm takes it");
    }
    RunConfig run = settings.config().run();
    Optional<Affinity> affinity =
        run.affinity().map(processors -> Affinity.find(settings.threads(), processors));
    run.checkRoom(
        settings.threads(),
        affinity.map(Affinity::room).orElseGet(() -> RunConfig.room(processors())));
    return new PoolSetup(settings, factory, affinity);
  }

  private static int processors() {
    return Runtime.getRuntime().availableProcessors();
  }

  /** Makes the workers, which have not begun. */
  WorkerPool open(Warnings warnings, PlayingTime time) throws IOException {
    if (factory.isPresent()) {
      return factory
          .get()
          .open(
              settings.plan(),
              settings.brains(),
              settings.prover(),
              settings.config().games().referenceSpeed(),
              warnings::addAndReport);
    }
    RunConfig run = settings.config().run();
    return new LocalPool(
        run.concurrency(),
        run.pauseMillis(),
        new BrainPlayers(
            settings.brains(),
            settings.prover(),
            worker -> affinity.map(own -> own.prefix(worker)).orElse(List.of()),
            warnings::add),
        warnings::add,
        time);
  }

  /** Whether some processor is left to the manager; workers elsewhere take none. */
  boolean leavesManagerAProcessor() {
    int concurrency = settings.config().run().concurrency();
    return factory.isPresent()
        || affinity
            .map(own -> !own.left(concurrency).isEmpty())
            .orElse((long) concurrency * settings.threads() < processors());
  }

  /** Brains that have processors of their own have them without the manager, if some are left. */
  void play(TournamentRunner runner, Warnings warnings) throws IOException, InterruptedException {
    List<Integer> left =
        affinity.map(own -> own.left(settings.config().run().concurrency())).orElse(List.of());
    if (left.isEmpty()) {
      runner.play();
      return;
    }
    try {
      if (!affinity.get().moveManager(left)) {
        warnings.add("the manager can't leave the brains' processors: taskset does not move it");
      }
      runner.play();
    } finally {
      affinity.get().moveManager(affinity.get().allowed());
    }
  }
}
