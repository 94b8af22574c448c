package org.katachi.farm.message;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.katachi.tournament.engine.Platform;

/**
 * A brain of a tournament, with its programs for several platforms.
 *
 * @param name what it is called in results
 * @param programs of which a worker takes the first that runs on its platform
 */
public record OfferedBrain(String name, List<Program> programs) {

  /** Takes a copy of the programs. */
  public OfferedBrain {
    programs = List.copyOf(programs);
  }

  /**
   * A program.
   *
   * @param platform that it runs on; all if there is none
   */
  public record Program(Optional<Platform> platform, Entry entry) {

    private boolean runsOn(Platform machine) {
      return platform.isEmpty() || platform.get().includes(machine);
    }

    private String target() {
      return platform.map(Platform::toString).orElse("all");
    }
  }

  /** The program for a machine of this platform. */
  public Optional<Entry> on(Platform machine) {
    return programs.stream()
        .filter(program -> program.runsOn(machine))
        .map(Program::entry)
        .findFirst();
  }

  /** The platforms that it has programs for, in words. */
  public String platforms() {
    return programs.stream().map(Program::target).collect(Collectors.joining(", "));
  }
}
