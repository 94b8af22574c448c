package org.katachi.tournament.player;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.lang3.Validate;
import org.katachi.brain.Program;

/**
 * How a brain's process is started.
 *
 * @param prefix a program that becomes the brain, and its arguments, as {@code taskset -c 2};
 *     mostly none
 * @param command the program and its arguments; a program with a relative path is looked for in the
 *     working directory first, and then in the manager's
 * @param directory the working directory; the manager's if there is none
 * @param environment variables that are added to the manager's
 * @param greeting lines that the process is sent before the first START; mostly none
 * @param startMillis how long it may take to start and to answer START
 * @param restartMode how it is brought to play the next game
 */
public record LaunchOptions(
    List<String> prefix,
    List<String> command,
    Optional<Path> directory,
    Map<String, String> environment,
    List<String> greeting,
    long startMillis,
    RestartMode restartMode) {

  /** How long a start may take by default, in milliseconds. */
  public static final long START_MILLIS = 10_000;

  /**
   * Takes copies.
   *
   * @throws IllegalArgumentException if there is no command, or no time to start
   */
  public LaunchOptions {
    prefix = List.copyOf(prefix);
    command = List.copyOf(command);
    environment = Map.copyOf(environment);
    greeting = List.copyOf(greeting);
    Validate.isTrue(!command.isEmpty() && !command.get(0).isBlank(), "a brain needs a command");
    Validate.isTrue(startMillis > 0, "a brain needs more than 0 ms to start: %s", startMillis);
  }

  /** A command with nothing special. */
  public static LaunchOptions of(List<String> command) {
    return new LaunchOptions(
        List.of(), command, Optional.empty(), Map.of(), List.of(), START_MILLIS, RestartMode.START);
  }

  /** The same, started by a further program that becomes what was started until now. */
  public LaunchOptions behind(List<String> program) {
    List<String> words = new ArrayList<>(program);
    words.addAll(prefix);
    return new LaunchOptions(
        words, command, directory, environment, greeting, startMillis, restartMode);
  }

  /** The same with a program that lies elsewhere. */
  public LaunchOptions moved(List<String> words, Optional<Path> workingDirectory) {
    return new LaunchOptions(
        prefix, words, workingDirectory, environment, greeting, startMillis, restartMode);
  }

  /** The command, the working directory and the environment, to be started once. */
  public ProcessBuilder processBuilder() {
    ProcessBuilder builder =
        program().processBuilder(command.subList(1, command.size()), environment);
    builder.command().addAll(0, prefix);
    return builder;
  }

  /** The program that is started. */
  public Program program() {
    return new Program(command.get(0), directory);
  }
}
