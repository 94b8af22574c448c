package org.katachi.farm.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.farm.broker.Connection;
import org.katachi.farm.bundle.UnpackedPrograms;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.play.BrainPlayers;
import org.katachi.tournament.player.BrainProbe;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.Platform;

/**
 * Pairs of games between brains. A prover that does not run here leaves the worker fit: its games
 * are played on, as in the local manager.
 */
final class PairWork implements Work {

  /** Of machines farther apart the bench says too little. */
  private static final double MAX_SCALE = 10;

  private final Offer.Games offer;
  private final WorkerSettings settings;
  private final UnpackedPrograms programs;
  private final List<BrainPrograms> brains = new ArrayList<>();
  private final Optional<BrainPrograms> prover;
  private Optional<LiveReporter> live = Optional.empty();

  /** Fetches the brains, which run in the sandbox, if there is one. */
  PairWork(Offer.Games offer, WorkerSettings settings, UnpackedPrograms programs)
      throws IOException {
    this.offer = offer;
    this.settings = settings;
    this.programs = programs;
    checkRoom();
    double timeScale = timeScale();
    for (OfferedBrain brain : offer.brains()) {
      brains.add(fetched(brain, timeScale));
    }
    prover =
        offer.prover().isPresent()
            ? Optional.of(fetched(offer.prover().get(), timeScale))
            : Optional.empty();
  }

  /** More brains than processors would think in each other's time, and lose games by it. */
  private void checkRoom() {
    int threads =
        offer.brains().stream()
            .flatMap(brain -> brain.programs().stream())
            .mapToInt(program -> program.spec().threads())
            .max()
            .orElse(1);
    int processors = settings.machine().processors();
    if ((long) threads * settings.concurrency() > processors && !settings.forceConcurrency()) {
      throw new MachineUnsuitable(
          "-concurrency %d lets brains think with %d threads each and it has %d processors;"
                  .formatted(settings.concurrency(), threads, processors)
              + " -force-concurrency plays all the same");
    }
  }

  /** By what the brains' times are multiplied. */
  private double timeScale() {
    double scale = settings.machine().timeScale(offer.referenceSpeed());
    if (!(scale <= MAX_SCALE && scale >= 1 / MAX_SCALE)) {
      throw new MachineUnsuitable(
          "its speed is %.1f and -scale-time %.1f"
              .formatted(settings.machine().speed(), offer.referenceSpeed().getAsDouble()));
    }
    return scale;
  }

  private BrainPrograms fetched(OfferedBrain brain, double timeScale) throws IOException {
    return BrainPrograms.of(unpacked(brain).withTimes(timeScale), Map.of());
  }

  private BrainSpec unpacked(OfferedBrain brain) throws IOException {
    Platform machine = Platform.ofMachine(settings.machine().system());
    OfferedBrain.Program program =
        brain
            .on(machine)
            .orElseThrow(
                () ->
                    new MachineUnsuitable(
                        "%s has no program for %s, only for %s"
                            .formatted(brain.name(), machine, brain.platforms())));
    UnpackedPrograms.Unpacked own = programs.add(program.spec().command(), program.bundle());
    BrainSpec spec = own.brain(program);
    Optional<Sandbox> sandbox = settings.sandbox();
    return sandbox.isPresent() ? sandbox.get().around(spec, own.folder()) : spec;
  }

  @Override
  public void check() throws InterruptedException {
    RuleSet rules = rules();
    for (BrainPrograms brain : brains) {
      check(brain.own(), rules);
    }
  }

  private RuleSet rules() {
    return RuleSet.ofInfo(offer.rule()).orElseThrow();
  }

  private void check(BrainSpec brain, RuleSet rules) throws InterruptedException {
    Optional<String> problem = BrainProbe.of(brain, offer.board(), rules).problem();
    if (problem.isPresent()) {
      throw new MachineUnsuitable(brain.name() + " " + problem.get());
    }
  }

  private void check(String name) throws InterruptedException {
    for (BrainPrograms brain : brains) {
      if (brain.own().name().equals(name)) {
        check(brain.own(), rules());
      }
    }
  }

  @Override
  public TaskRunner runner(int slot, Connection connection, Consumer<String> warnings) {
    LiveReporter reporter = live.orElseGet(() -> new LiveReporter(connection));
    live = Optional.of(reporter);
    return new PairRunner(
        new BrainPlayers(brains, prover, worker -> List.of(), warnings),
        warnings,
        this::check,
        game -> reporter.seen(slot, game));
  }

  @Override
  public void close() {
    live.ifPresent(LiveReporter::close);
  }
}
