package org.katachi.brain;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The program of a command, and why it can't be started. A relative path is looked up in the
 * working directory first, and then in this program's own directory.
 *
 * @param name the first word of the command
 * @param directory the working directory of the new process; this program's own if there is none
 */
public record Program(String name, Optional<Path> directory) {

  private static final Pattern ERROR_CODE = Pattern.compile("error=([0-9]{1,9}),");

  /** ENOENT, ENOEXEC and EACCES; on Windows ERROR_BAD_EXE_FORMAT. */
  private static final Set<Integer> CODES_OF_PROGRAMS = Set.of(2, 8, 13, 193);

  /** The program's file; nothing if the system looks it up by its name. */
  public Optional<Path> file() {
    if (!name.contains("/") && !name.contains(File.separator)) {
      return Optional.empty();
    }
    Path inDirectory = directory.orElse(Path.of("")).resolve(name).toAbsolutePath();
    return Optional.of(Files.exists(inDirectory) ? inDirectory : Path.of(name).toAbsolutePath());
  }

  /**
   * Prepares to start it, once.
   *
   * @param environment variables that are added to this program's
   */
  public ProcessBuilder processBuilder(List<String> arguments, Map<String, String> environment) {
    List<String> command = new ArrayList<>(arguments);
    command.add(0, file().map(Path::toString).orElse(name));
    ProcessBuilder builder = new ProcessBuilder(command);
    directory.ifPresent(folder -> builder.directory(folder.toFile()));
    builder.environment().putAll(environment);
    return builder;
  }

  /**
   * Whether a start failed because of the program: it is not there, may not be run, or is no
   * program of this system. Other causes lie with the machine, as too few file descriptors.
   */
  public boolean isCauseOf(IOException failure) {
    Matcher code = ERROR_CODE.matcher(String.valueOf(failure.getMessage()));
    return obstacle().isPresent()
        || (code.find() && CODES_OF_PROGRAMS.contains(Integer.parseInt(code.group(1))));
  }

  /** Why the program can't be started, as far as the files show. */
  public Optional<String> obstacle() {
    if (directory.isPresent() && !Files.isDirectory(directory.get())) {
      return Optional.of("there is no directory " + directory.get());
    }
    Optional<Path> file = file();
    return file.isPresent() ? obstacle(file.get()) : unknownName();
  }

  private static Optional<String> obstacle(Path program) {
    if (!Files.exists(program)) {
      return Optional.of("there is no file " + program);
    }
    if (Files.isDirectory(program)) {
      return Optional.of(program + " is a directory");
    }
    return Files.isExecutable(program)
        ? Optional.empty()
        : Optional.of(program + " is not executable");
  }

  private Optional<String> unknownName() {
    return !canSearchPath() || inPath().isPresent()
        ? Optional.empty()
        : Optional.of("there is no program " + name + " in the PATH");
  }

  /** The program's file, looked up in the PATH if need be; nothing if it is not found. */
  public Optional<Path> located() {
    return file().or(this::inPath);
  }

  /** Windows looks elsewhere, too. */
  private static boolean canSearchPath() {
    return System.getenv("PATH") != null && File.separatorChar != '\\';
  }

  private Optional<Path> inPath() {
    if (!canSearchPath()) {
      return Optional.empty();
    }
    return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
