package org.katachi.farm.worker;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.broker.Link;
import org.katachi.farm.bundle.BundleCache;
import org.katachi.farm.message.TournamentOffer;
import org.katachi.tournament.engine.Platform;

/** Pairs of games between brains. */
final class PairWork implements Work {

  /** Of machines farther apart the bench says too little. */
  private static final double MOST_SCALE = 10;

  private final TournamentOffer offer;
  private final Brains brains;
  private final WorkerSettings settings;
  private final Consumer<String> out;
  private Optional<LiveReporter> live = Optional.empty();
  private int slots;

  PairWork(TournamentOffer offer, Brains brains, WorkerSettings settings, Consumer<String> out) {
    this.offer = offer;
    this.brains = brains;
    this.settings = settings;
    this.out = out;
  }

  /** The brains of a tournament, their times scaled as it wants. */
  static Brains brains(TournamentOffer offer, BundleCache cache, WorkerSettings settings, Link link)
      throws IOException {
    double scale = settings.machine().timeScale(offer.referenceSpeed());
    if (!(scale <= MOST_SCALE && scale >= 1 / MOST_SCALE)) {
      throw new Unfit(
          "its speed is %.1f and -scale-time %.1f"
              .formatted(settings.machine().speed(), offer.referenceSpeed().getAsDouble()));
    }
    Platform machine = Platform.ofMachine(settings.machine().system());
    return Brains.fetch(offer, machine, scale, cache, settings.sandbox(), link);
  }

  @Override
  public Optional<String> problem() throws InterruptedException {
    return brains.problem(offer);
  }

  @Override
  public WorkSlot slot(Connection connection) throws IOException {
    LiveReporter reporter = live.orElseGet(() -> new LiveReporter(settings.name(), connection));
    live = Optional.of(reporter);
    return new PairSlot(
        settings.name(),
        slots++,
        List.of(connection.link(), connection.link()),
        brains.factory(out),
        reporter);
  }

  @Override
  public void close() throws IOException {
    live.ifPresent(LiveReporter::close);
    brains.close();
  }
}
