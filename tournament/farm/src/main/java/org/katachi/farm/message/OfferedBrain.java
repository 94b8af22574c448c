package org.katachi.farm.message;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.Platform;

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
   * A program of the brain as workers get it.
   *
   * @param platform that it runs on; all if there is none
   * @param spec in its command stands {@value Offer#FOLDER} for the folder with the files of the
   *     bundle
   * @param bundle the SHA-256 of its bundle, by which workers ask for it
   * @param hasDirectory whether the bundle holds the brain's working directory, too
   */
  public record Program(
      Optional<Platform> platform, BrainSpec spec, String bundle, boolean hasDirectory) {

    private boolean runsOn(Platform machine) {
      return platform.isEmpty() || platform.get().includes(machine);
    }

    private String target() {
      return platform.map(Platform::toString).orElse("all");
    }
  }

  /** The program for a machine of this platform. */
  public Optional<Program> on(Platform machine) {
    return programs.stream().filter(program -> program.runsOn(machine)).findFirst();
  }

  /** The platforms that it has programs for, in words. */
  public String platforms() {
    return programs.stream().map(Program::target).collect(Collectors.joining(", "));
  }
}
