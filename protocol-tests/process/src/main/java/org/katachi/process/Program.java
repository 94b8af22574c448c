package org.katachi.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The program of a command, and why it can't be started. A relative path is looked up in the
 * working directory first, and then in this program's own directory.
 *
 * @param name the first word of the command
 * @param directory the working directory of the new process; this program's own if there is none
 */
public record Program(String name, Optional<Path> directory) {

  /** The program's file; nothing if the system looks it up by its name. */
  public Optional<Path> file() {
    if (!name.contains("/") && !name.contains(File.separator)) {
      return Optional.empty();
    }
    Path inDirectory = directory.orElse(Path.of("")).resolve(name).toAbsolutePath();
    return Optional.of(Files.exists(inDirectory) ? inDirectory : Path.of(name).toAbsolutePath());
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
    String path = System.getenv("PATH");
    if (path == null || File.separatorChar == '\\') {
      return Optional.empty();
    }
    for (String folder : path.split(File.pathSeparator, -1)) {
      if (Files.isExecutable(Path.of(folder, name))) {
        return Optional.empty();
      }
    }
    return Optional.of("there is no program " + name + " in the PATH");
  }
}
