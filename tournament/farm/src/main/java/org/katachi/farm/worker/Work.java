package org.katachi.farm.worker;

import java.io.IOException;
import java.util.function.Consumer;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.bundle.UnpackedPrograms;
import org.katachi.farm.message.Offer;

/** What a coordinator offers, ready to be done on this machine. */
interface Work extends AutoCloseable {

  /** Gets an offer's programs ready: fetches what is not in the cache, and unpacks it. */
  static Work of(Offer offer, WorkerSettings settings, UnpackedPrograms programs)
      throws IOException {
    return offer instanceof Offer.Games games
        ? new PairWork(games, settings, programs)
        : new ProgramWork((Offer.Program) offer, settings, programs);
  }

  /**
   * Starts each program once without which nothing can be done.
   *
   * @throws MachineUnsuitable if one does not run on this machine
   */
  void check() throws InterruptedException;

  /**
   * Makes what does tasks, one at a time. All are made by one thread.
   *
   * @param slot which of the worker's tasks at once it does, from zero
   * @param warnings hears what is wrong with programs that do their tasks all the same
   */
  TaskRunner runner(int slot, Connection connection, Consumer<String> warnings);

  @Override
  void close();
}
