package org.katachi.conformance.cli;

import java.io.IOException;
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
   * Checks that the brain can be started, as far as the files show.
   *
   * @throws IllegalArgumentException if the command is missing
   * @throws IOException if the program or its folder is missing
   */
  void check() throws IOException {
    if (brain == null || brain.isBlank()) {
      throw new IllegalArgumentException(
          "Missing: --brain \"COMMAND\", the command that starts the brain");
    }
    Optional<String> obstacle = program().obstacle();
    if (obstacle.isPresent()) {
      throw new IOException(obstacle.get());
    }
  }

  /** The command, the working folder and the environment, to be started once. */
  ProcessBuilder processBuilder() {
    List<String> words = CommandWords.split(brain);
    return program().processBuilder(words.subList(1, words.size()), environment);
  }

  private Program program() {
    return new Program(CommandWords.split(brain).get(0), Optional.ofNullable(directory));
  }
}
