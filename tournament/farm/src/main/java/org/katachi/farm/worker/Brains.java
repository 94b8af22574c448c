package org.katachi.farm.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.katachi.board.Geometry;
import org.katachi.farm.broker.Link;
import org.katachi.farm.bundle.Bundle;
import org.katachi.farm.bundle.BundleCache;
import org.katachi.farm.bundle.UnpackedPrograms;
import org.katachi.farm.message.Entry;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.farm.message.TournamentOffer;
import org.katachi.rules.RuleSet;
import org.katachi.tournament.engine.BrainProbe;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.engine.EnginePlayer;
import org.katachi.tournament.engine.Platform;
import org.katachi.tournament.engine.ProgramFiles;
import org.katachi.tournament.run.PlayerFactory;

/** The brains of a tournament on this machine. */
final class Brains implements AutoCloseable {

  private final UnpackedPrograms unpacked = new UnpackedPrograms();
  private final List<BrainSpec> specs = new ArrayList<>();
  private final Map<BrainSpec, ProgramFiles> files = new HashMap<>();

  private Brains() throws IOException {}

  /**
   * Fetches what is not in the cache; the brains run in the sandbox, if there is one.
   *
   * @param machine that this worker runs on
   * @param timeScale by which their times are multiplied
   */
  static Brains fetch(
      TournamentOffer offer,
      Platform machine,
      double timeScale,
      BundleCache cache,
      Optional<Sandbox> sandbox,
      Link link)
      throws IOException {
    Brains brains = new Brains();
    try {
      for (OfferedBrain offered : offer.brains()) {
        Entry entry = entry(offered, machine);
        Bundle bundle = cache.get(entry.bundle(), link::fetch);
        UnpackedPrograms.Unpacked brain = brains.unpacked.add(entry, bundle);
        BrainSpec spec =
            sandbox.isPresent() ? sandbox.get().around(brain.spec(), brain.folder()) : brain.spec();
        brains.add(spec.withTimes(timeScale));
      }
      return brains;
    } catch (IOException | RuntimeException e) {
      brains.close();
      throw e;
    }
  }

  private static Entry entry(OfferedBrain brain, Platform machine) {
    return brain
        .on(machine)
        .orElseThrow(
            () ->
                new Unfit(
                    "%s has no program for %s, only for %s"
                        .formatted(brain.name(), machine, brain.platforms())));
  }

  private void add(BrainSpec spec) throws IOException {
    specs.add(spec);
    files.put(spec, ProgramFiles.of(spec.launch()));
  }

  /**
   * Starts each brain once.
   *
   * @return why one can't play on this machine; nothing if all can
   */
  Optional<String> problem(TournamentOffer offer) throws InterruptedException {
    Geometry geometry = new Geometry(offer.board().width(), offer.board().height());
    RuleSet rules = RuleSet.ofInfo(offer.rule()).orElseThrow();
    for (BrainSpec spec : specs) {
      Optional<String> problem = BrainProbe.of(spec, geometry, rules).problem();
      if (problem.isPresent()) {
        return problem.map(words -> spec.name() + " " + words);
      }
    }
    return Optional.empty();
  }

  /** Places for the brains in games. */
  PlayerFactory factory(Consumer<String> remarks) {
    return (participant, worker) -> {
      BrainSpec spec = specs.get(participant.seed());
      return new EnginePlayer(spec, files.get(spec), remarks);
    };
  }

  @Override
  public void close() throws IOException {
    unpacked.close();
  }
}
