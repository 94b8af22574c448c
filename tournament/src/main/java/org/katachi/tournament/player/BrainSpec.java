package org.katachi.tournament.player;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.Validate;
import org.katachi.brain.Program;

/**
 * A brain as it is started on a machine.
 *
 * @param name what it is called in results
 * @param prefix a program that becomes the brain, and its arguments, as {@code taskset -c 2};
 *     mostly none
 * @param command the program and its arguments; a program with a relative path is looked for in the
 *     working directory first, and then in the manager's
 * @param directory the working directory; the manager's if there is none
 * @param time how long it may think
 * @param settings what else it may use, and how to talk to it; its command and time are not asked
 * @param suspended whether its process, and all that this has started, stand still while it is not
 *     asked for anything, as under Gomocup's judge, so that it can't think in its opponent's time
 * @param transcripts take every line to and from the brain and its time, and all that it writes to
 *     stderr; nothing is kept without them
 */
public record BrainSpec(
    String name,
    List<String> prefix,
    List<String> command,
    Optional<Path> directory,
    TimeControl time,
    BrainSettings settings,
    boolean suspended,
    Optional<TranscriptFiles> transcripts) {

  /**
   * Takes copies.
   *
   * @throws IllegalArgumentException if there is no name, or no command
   */
  public BrainSpec {
    prefix = List.copyOf(prefix);
    command = List.copyOf(command);
    Validate.isTrue(!name.isBlank(), "a brain needs a name");
    Validate.isTrue(!command.isEmpty() && !command.get(0).isBlank(), "a brain needs a command");
  }

  /** The same, started by a further program that becomes what was started until now. */
  public BrainSpec behind(List<String> program) {
    List<String> words = new ArrayList<>(program);
    words.addAll(prefix);
    return new BrainSpec(name, words, command, directory, time, settings, suspended, transcripts);
  }

  /** The same with its program elsewhere, where nothing of what it says is kept. */
  public BrainSpec moved(List<String> words, Optional<Path> workingDirectory) {
    return new BrainSpec(
        name, prefix, words, workingDirectory, time, settings, suspended, Optional.empty());
  }

  /** The same with all times of its clock but the margin multiplied. */
  public BrainSpec withTimes(double factor) {
    return new BrainSpec(
        name, prefix, command, directory, time.times(factor), settings, suspended, transcripts);
  }

  /** Where it may keep files; absolute, as it may work in another directory. */
  public Optional<Path> folder() {
    return settings.folder().map(Path::toAbsolutePath);
  }

  /** The number of threads that it may think with. */
  public int threads() {
    return settings.thread().orElse(1);
  }

  /** The command, the working directory and the environment, to be started once. */
  public ProcessBuilder processBuilder() {
    ProcessBuilder builder =
        program().processBuilder(command.subList(1, command.size()), settings.env());
    builder.command().addAll(0, prefix);
    return builder;
  }

  /** The program that is started. */
  public Program program() {
    return new Program(command.get(0), directory);
  }
}
