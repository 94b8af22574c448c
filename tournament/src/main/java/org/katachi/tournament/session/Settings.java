package org.katachi.tournament.session;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import org.katachi.statistics.Sprt;
import org.katachi.tournament.config.EngineConfig;
import org.katachi.tournament.config.GamesConfig;
import org.katachi.tournament.config.LogConfig;
import org.katachi.tournament.config.OutputConfig;
import org.katachi.tournament.config.SprtConfig;
import org.katachi.tournament.config.TournamentConfig;
import org.katachi.tournament.export.Exports;
import org.katachi.tournament.games.GameLog;
import org.katachi.tournament.games.LogHeader;
import org.katachi.tournament.match.MachineDescription;
import org.katachi.tournament.play.TournamentState;
import org.katachi.tournament.player.BrainPrograms;
import org.katachi.tournament.player.TranscriptFiles;
import org.katachi.tournament.player.TranscriptNames;
import org.katachi.tournament.schedule.Plan;
import org.katachi.tournament.schedule.TournamentType;
import org.katachi.tournament.settings.SettingTree;

/**
 * A configuration whose files have been read and whose parts fit.
 *
 * @param config what was said
 * @param brains the brains in the order of their seeds
 * @param prover the brain whose proof ends a game
 * @param plan the games
 * @param sprt the test of the first two brains
 * @param header what decides the games, with the hashes of brains and openings
 */
record Settings(
    TournamentConfig config,
    List<BrainPrograms> brains,
    Optional<BrainPrograms> prover,
    Plan plan,
    Optional<Sprt> sprt,
    ObjectNode header) {

  /** Takes a copy of the brains. */
  Settings {
    brains = List.copyOf(brains);
  }

  /**
   * Reads the files of a configuration.
   *
   * @param part which of several tournaments this is, from one; zero if it is the only one
   * @throws IllegalArgumentException if it makes no tournament; the message tells why
   */
  static Settings of(TournamentConfig config, int part) {
    GamesConfig games = config.games().resolved(logged(config.output()));
    Optional<Path> folder =
        config
            .output()
            .log()
            .flatMap(LogConfig::folder)
            .map(path -> part > 0 ? path.resolve("part_" + part) : path);
    List<BrainPrograms> brains = brains(games, folder);
    if (brains.size() < 2) {
      throw new IllegalArgumentException(
          "a tournament needs two brains or more, -engine with cmd=... or conf=... twice; there are"
              + " "
              + brains.size());
    }
    if (games.sprt().isPresent() && brains.size() != 2) {
      throw new IllegalArgumentException("-sprt tests two brains, not " + brains.size());
    }
    new Exports(config.exports()).check(config.output().resume());
    Optional<BrainPrograms> prover =
        games.prove().map(prove -> BrainPrograms.of(prove.spec(BundledEngine.program()), Map.of()));
    return new Settings(
        new TournamentConfig(games, config.run(), config.output(), config.exports()),
        brains,
        prover,
        plan(games),
        games.sprt().map(SprtConfig::test),
        games.header(
            brains.stream().map(BrainPrograms::sha256).toList(),
            prover.map(BrainPrograms::sha256).orElse(Map.of())));
  }

  private static List<BrainPrograms> brains(GamesConfig games, Optional<Path> folder) {
    TranscriptNames names = new TranscriptNames();
    List<BrainPrograms> brains = new ArrayList<>();
    for (EngineConfig engine : games.engine()) {
      String name = names.next(engine.named());
      Optional<TranscriptFiles> files = folder.map(path -> new TranscriptFiles(path, name));
      brains.add(engine.programs(games.suspend(), files));
    }
    return brains;
  }

  private static Plan plan(GamesConfig games) {
    return new Plan(
        games.engine().stream().map(EngineConfig::named).toList(),
        games.format(),
        games.gamesPerOpening(),
        games.geometry(),
        games.rules(),
        games.book(),
        games.policy(),
        games.swap2(),
        games.adjudication(),
        games.colours());
  }

  /** What the log says that goes on. One that can't be read is refused when its games are. */
  private static Optional<GamesConfig> logged(OutputConfig output) {
    try {
      return output.resume() && output.out().isPresent()
          ? GameLog.header(output.out().get()).map(GamesConfig::ofHeader)
          : Optional.empty();
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** What the log says first: what decides the games, and who plays them when. */
  LogHeader logHeader() {
    String version =
        ResourceBundle.getBundle("org.katachi.tournament.build").getString("build.version");
    ObjectNode run =
        SettingTree.empty()
            .put("date", LocalDate.now(ZoneId.systemDefault()).toString())
            .put("manager", "katachi-tournament " + version)
            .put("machine", MachineDescription.here());
    return new LogHeader(run.setAll(header));
  }

  /** The file of games, if they are kept. */
  Optional<Path> log() {
    return config.output().out();
  }

  /** The page that is made in the end, if one is. */
  Optional<Path> report() {
    return config.output().report();
  }

  /** The lines for other programs, if they are written. */
  Optional<Path> progress() {
    return config.output().progress();
  }

  /** The log of the manager itself, if it is kept. */
  Optional<Path> managersLog() {
    return config.output().log().flatMap(LogConfig::file);
  }

  /** The files that take games in other formats while they are played. */
  Exports exports() {
    return new Exports(config.exports());
  }

  /**
   * What makes sense but may not be meant.
   *
   * @param tournament of these settings, before its first game
   */
  List<String> warnings(TournamentState tournament) {
    List<String> warnings = new ArrayList<>();
    plan.book().ifPresent(book -> warnings.addAll(book.warnings()));
    if (sprt.isEmpty() && tournament.repeatsOpenings()) {
      warnings.add(bookIsUsedUp());
    }
    if (plan.book().isEmpty() && !plan.swap2() && plan.format().repeatsEncounters()) {
      warnings.add(
          "no -openings: games begin on the empty board, so brains that always play the same"
              + " repeat theirs");
    }
    GamesConfig games = config.games();
    if (games.seeds() != 1 && games.tournament() != TournamentType.GAUNTLET) {
      warnings.add("-seeds " + games.seeds() + " is for -tournament gauntlet alone");
    }
    if (log().isEmpty() && exports().isEmpty()) {
      warnings.add("no -out: the games are not kept");
    }
    return warnings;
  }

  /** What to warn of where two brains play an opening again. */
  String bookIsUsedUp() {
    return "the book has %d %s, so two brains play some of them again"
        .formatted(plan.openings(), plan.openings() == 1 ? "opening" : "openings");
  }

  /** The Elo that ratings are bound to, by brain's name. */
  Map<String, Double> anchors() {
    Map<String, Double> anchors = new LinkedHashMap<>();
    for (EngineConfig engine : config.games().engine()) {
      engine.rating().ifPresent(elo -> anchors.put(engine.named(), elo));
    }
    return anchors;
  }

  /** The number of threads of the brain that has the most. */
  int threads() {
    return brains.stream().mapToInt(brain -> brain.own().threads()).max().orElse(1);
  }
}
