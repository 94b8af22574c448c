package org.katachi.farm.worker;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.message.TournamentOffer;

/** Pairs of games between brains. */
final class PairWork implements Work {

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

  @Override
  public Optional<String> problem() throws InterruptedException {
    return brains.problem(offer);
  }

  @Override
  public WorkSlot slot(Connection connection) throws IOException {
    LiveReporter reporter = live.orElseGet(() -> new LiveReporter(settings.name(), connection));
    live = Optional.of(reporter);
    return new Slot(settings.name(), slots++, connection.link(), brains.factory(out), reporter);
  }

  @Override
  public void close() throws IOException {
    live.ifPresent(LiveReporter::close);
    brains.close();
  }
}
