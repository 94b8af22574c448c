package org.katachi.farm.worker;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.farm.broker.Link;
import org.katachi.farm.message.TournamentOffer;

/** Pairs of games between brains. */
final class PairWork implements Work {

  private final TournamentOffer offer;
  private final Brains brains;
  private final WorkerSettings settings;
  private final Consumer<String> out;

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
  public WorkSlot slot(Link link) {
    return new Slot(settings.name(), link, brains.factory(out));
  }

  @Override
  public void close() throws IOException {
    brains.close();
  }
}
