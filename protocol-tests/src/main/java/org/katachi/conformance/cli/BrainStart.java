package org.katachi.conformance.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.brain.CommandWords;
import org.katachi.brain.Program;
import picocli.CommandLine.Option;

/** The options that say how the brain is started. */
final class BrainStart {

  @Option(
      names = "--brain",
      paramLabel = "\"COMMAND\"",
      description = "The command that starts the brain; words in quotes stay together.")
  private String brain;

  @Option(
      names = "--dir",
      paramLabel = "DIR",
      description =
          "The working folder of the brain. A program with a relative path is looked for there"
              + " first.")
  private Path directory;

  @Option(
      names = "--env",
      paramLabel = "NAME=VALUE",
      description = "A variable of the brain's environment; may be repeated.")
  private final Map<String, String> environment = new LinkedHashMap<>();

  /** Whether any of the options is given. */
  boolean isGiven() {
    return brain != null || directory != null || !environment.isEmpty();
  }

  /**
   * Checks that there is a command.
   *
   * @throws IllegalArgumentException if there is none
   */
  void check() {
    if (brain == null || brain.isBlank()) {
      throw new IllegalArgumentException(
          "Missing: --brain \"COMMAND\", the command that starts the brain");
    }
  }

  /** The command, the working folder and the environment, to be started once. */
  ProcessBuilder processBuilder() {
    List<String> words = CommandWords.split(brain);
    return new Program(words.get(0), Optional.ofNullable(directory))
        .processBuilder(words.subList(1, words.size()), environment);
  }
}
