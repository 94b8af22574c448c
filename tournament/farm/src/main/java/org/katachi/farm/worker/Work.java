package org.katachi.farm.worker;

import java.io.IOException;
import java.util.function.Consumer;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.TransactedSession;
import org.katachi.farm.bundle.BundleCache;
import org.katachi.farm.bundle.UnpackedPrograms;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.TaskOffer;
import org.katachi.farm.message.TournamentOffer;

/** What a coordinator wants to have done, ready to be done on this machine. */
interface Work extends AutoCloseable {

  /**
   * Gets an offer's programs ready: fetches what is not in the cache, and unpacks it.
   *
   * @param out hears of what goes wrong with them
   */
  static Work of(Offer offer, WorkerSettings settings, TransactedSession link, Consumer<String> out)
      throws IOException {
    UnpackedPrograms programs =
        new UnpackedPrograms(new BundleCache(settings.cache(), link::fetch, out));
    try {
      return offer instanceof TaskOffer tasks
          ? new TaskWork(tasks, settings, programs)
          : new PairWork((TournamentOffer) offer, settings, programs, out);
    } catch (IOException | RuntimeException e) {
      programs.close();
      throw e;
    }
  }

  /**
   * Starts each program once without which nothing can be done.
   *
   * @throws MachineUnsuitable if one does not run on this machine
   */
  void check() throws InterruptedException;

  /**
   * A slot that does it, with a link of its own. All slots are made by one thread.
   *
   * @throws IOException if the connection is lost
   */
  WorkSlot slot(Connection connection) throws IOException;

  @Override
  void close() throws IOException;
}
