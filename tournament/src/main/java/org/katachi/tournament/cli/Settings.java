package org.katachi.tournament.cli;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.katachi.tournament.console.Intervals;
import org.katachi.tournament.console.OutputForm;
import org.katachi.tournament.export.ExportOptions;
import org.katachi.tournament.run.Plan;
import org.katachi.tournament.statistics.Sprt;

/**
 * All that a command line says, checked.
 *
 * @param brains the brains in the order of their seeds
 * @param plan the games
 * @param sprt the test of the first two brains
 * @param running how the games are played
 * @param log where they are kept
 * @param logWords where the manager's own log and the conversations are kept
 * @param telling how people and programs are told of it
 */
record Settings(
    List<BrainSettings> brains,
    Plan plan,
    Optional<Sprt> sprt,
    Running running,
    Log log,
    LogWords logWords,
    Telling telling) {

  /** Takes a copy of the brains. */
  Settings {
    brains = List.copyOf(brains);
  }

  /**
   * How games are played; none of this changes which games.
   *
   * @param concurrency how many at once
   * @param processors of which each of these has some of its own, as {@code 0-3,8}; an empty text
   *     for all
   * @param checks whether the brains are held against the conformance kit before
   * @param pauseMillis how long it is from a game to the next
   * @param faults how many games brains may lose by faults
   */
  record Running(
      int concurrency,
      Optional<String> processors,
      boolean checks,
      int pauseMillis,
      FaultLimit faults) {}

  /**
   * How people and programs are told of a tournament.
   *
   * @param intervals how often people are
   * @param form whose lines they are
   * @param progress a file for programs
   */
  record Telling(Intervals intervals, OutputForm form, Optional<Path> progress) {}

  /**
   * Where games are kept.
   *
   * @param file absent if they are not
   * @param resumes whether the file may hold games already
   * @param header what its first line says: the settings that decide which games are played, and
   *     what the tournament is called
   * @param exports the files that take games in other formats while they are played
   * @param report where a page of all games goes in the end
   */
  record Log(
      Optional<Path> file,
      boolean resumes,
      Map<String, Object> header,
      ExportOptions exports,
      Optional<Path> report) {

    /** Takes a copy of the header, in its order. */
    Log {
      header = Collections.unmodifiableMap(new LinkedHashMap<>(header));
    }

    /** The files whose folder must be there. */
    List<Path> filesInFolders() {
      return Stream.concat(file.stream(), report.stream()).toList();
    }

    /** All files that games are written to. */
    List<Path> filesOfGames() {
      return Stream.concat(file.stream(), exports.files().stream()).toList();
    }
  }

  /** What makes sense but may not be meant. */
  List<String> warnings() {
    return plan.book().isEmpty() && !plan.swap2() && plan.format().repeatsEncounters()
        ? List.of(
            "no -openings: games begin on the empty board, so brains that always play the same"
                + " repeat theirs")
        : List.of();
  }

  /** The Elo that ratings are bound to, by brain's name. */
  Map<String, Double> anchors() {
    Map<String, Double> anchors = new LinkedHashMap<>();
    for (BrainSettings brain : brains) {
      brain.rating().ifPresent(elo -> anchors.put(brain.spec().name(), elo));
    }
    return anchors;
  }

  /** The number of threads of the brain that has the most. */
  int threads() {
    return brains.stream().mapToInt(BrainSettings::threads).max().orElse(1);
  }
}
