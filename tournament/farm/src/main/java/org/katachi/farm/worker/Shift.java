package org.katachi.farm.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.Link;
import org.katachi.farm.bundle.BundleCache;
import org.katachi.farm.message.Messages;
import org.katachi.farm.message.Report;
import org.katachi.farm.message.TournamentOffer;
import org.katachi.tournament.run.PlayerFactory;

/** What a worker does on one connection: it plays one tournament until the connection ends. */
final class Shift {

  private final WorkerSettings settings;
  private final Connection connection;
  private final Consumer<String> out;

  /** Why the slots end; the first reason counts. */
  private final BlockingQueue<Throwable> ends = new LinkedBlockingQueue<>();

  private final List<Slot> slots = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  Shift(WorkerSettings settings, Connection connection, Consumer<String> out) {
    this.settings = settings;
    this.connection = connection;
    this.out = out;
  }

  /** Ends it. From any thread. */
  void stop() {
    ends.add(new InterruptedException("stopped"));
  }

  /**
   * Plays.
   *
   * @throws IOException if the connection is lost, or the tournament is over
   * @throws InterruptedException if {@link #stop} was called
   * @throws Slot.Unfit if a brain does not run on this machine; the coordinator knows it
   */
  void play() throws IOException, InterruptedException {
    try (Link link = connection.link()) {
      link.onLoss(() -> ends.add(new IOException("the connection is lost")));
      TournamentOffer offer = Messages.offer(link.fetch(TournamentOffer.NAME));
      BundleCache cache = new BundleCache(settings.cache());
      try (Brains brains = Brains.fetch(offer, cache, settings.sandbox(), link)) {
        Optional<String> problem = brains.problem(offer);
        if (problem.isPresent()) {
          throw new Slot.Unfit(problem.get());
        }
        tell(link, new Report.Joined(settings.name(), settings.machine(), settings.concurrency()));
        out.accept("plays for " + settings.address());
        play(brains.factory(out));
      } catch (Slot.Unfit e) {
        tell(link, new Report.Unable(settings.name(), "plays no more: " + e.getMessage()));
        throw e;
      }
    }
  }

  private static void tell(Link link, Report report) throws IOException {
    link.send(Messages.write(report));
    link.commit();
  }

  private void play(PlayerFactory factory) throws IOException, InterruptedException {
    try {
      for (int i = 0; i < settings.concurrency(); i++) {
        Slot slot = new Slot(settings.name(), connection.link(), factory);
        slots.add(slot);
        threads.add(new Thread(() -> run(slot), "slot " + (i + 1)));
      }
      threads.forEach(Thread::start);
      throwEnd(ends.take());
    } finally {
      slots.forEach(Slot::stop);
      slots.forEach(Slot::close);
      for (Thread thread : threads) {
        thread.join();
      }
    }
  }

  @SuppressWarnings("InterruptedExceptionSwallowed") // The end of this thread is what it asks for.
  private void run(Slot slot) {
    try {
      slot.play();
    } catch (IOException | InterruptedException | RuntimeException | Error e) {
      ends.add(e);
    }
  }

  private static void throwEnd(Throwable end) throws IOException, InterruptedException {
    if (end instanceof IOException lost) {
      throw lost;
    }
    if (end instanceof InterruptedException interruption) {
      throw interruption;
    }
    throw end instanceof Slot.Unfit unfit
        ? unfit
        : new Slot.Unfit(String.valueOf(end.getMessage()));
  }
}
