package org.katachi.tournament.player;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.katachi.brain.Program;

/**
 * The files of a brain's program by their SHA-256, so that no other build plays in its place: the
 * program, the {@code .jar}, {@code .exe} or {@code .dll} beside it that has its name, and each
 * file that an argument names. What the program loads besides is not known here.
 */
public final class ProgramFiles {

  /** No files; all programs are taken for the same. */
  public static final ProgramFiles NONE = new ProgramFiles(Map.of());

  /** What a launcher of few lines mostly starts. */
  private static final List<String> STARTED_BY_LAUNCHERS = List.of(".jar", ".exe", ".dll");

  private final Map<Path, State> files;

  /** What a file was like; another content mostly has another size or time. */
  private record State(long size, FileTime modified, String sha256) {

    static State of(Path file) throws IOException {
      return new State(Files.size(file), Files.getLastModifiedTime(file), hash(file));
    }

    boolean isOf(Path file) throws IOException {
      return (Files.size(file) == size && Files.getLastModifiedTime(file).equals(modified))
          || hash(file).equals(sha256);
    }

    private static String hash(Path file) throws IOException {
      return FileHash.sha256(List.of(file));
    }
  }

  private ProgramFiles(Map<Path, State> files) {
    this.files = Collections.unmodifiableMap(files);
  }

  /**
   * Reads the files. Those that are missing are left out; the trial start tells of them.
   *
   * @throws IOException if one can't be read
   */
  public static ProgramFiles of(List<String> command, Optional<Path> directory) throws IOException {
    Map<Path, State> files = new LinkedHashMap<>();
    for (Path file : candidates(command, directory)) {
      if (Files.isRegularFile(file) && Files.isReadable(file)) {
        files.put(file, State.of(file));
      }
    }
    return new ProgramFiles(files);
  }

  private static List<Path> candidates(List<String> command, Optional<Path> directory)
      throws IOException {
    List<Path> files = new ArrayList<>();
    Optional<Path> program = new Program(command.get(0), directory).located();
    if (program.isPresent() && Files.isRegularFile(program.get())) {
      Path real = program.get().toRealPath();
      files.add(real);
      String name = String.valueOf(real.getFileName()).replaceFirst("\\.[A-Za-z]{2,3}$", "");
      STARTED_BY_LAUNCHERS.forEach(ending -> files.add(real.resolveSibling(name + ending)));
    }
    for (String word : command.subList(1, command.size())) {
      argument(directory, word).ifPresent(files::add);
    }
    return files;
  }

  /** The file that an argument may name, as {@code FILE} or {@code --option=FILE}. */
  public static Optional<Path> argument(Optional<Path> directory, String word) {
    try {
      String name = word.substring(word.indexOf('=') + 1);
      return Optional.of(directory.orElse(Path.of("")).resolve(name).toAbsolutePath());
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** The files, the program first. */
  public List<Path> files() {
    return List.copyOf(files.keySet());
  }

  /** The SHA-256 of each file by its name. */
  public Map<String, String> sha256() {
    Map<String, String> hashes = new LinkedHashMap<>();
    files.forEach(
        (file, state) -> {
          String name = String.valueOf(file.getFileName());
          hashes.put(hashes.containsKey(name) ? file.toString() : name, state.sha256());
        });
    return hashes;
  }

  /**
   * Checks that the files are those that were read.
   *
   * @throws ManagerFault if one has changed
   */
  void check() {
    for (Map.Entry<Path, State> file : files.entrySet()) {
      try {
        if (!file.getValue().isOf(file.getKey())) {
          throw new ManagerFault(
              file.getKey()
                  + " has changed since the tournament began; its games would mix two"
                  + " builds");
        }
      } catch (IOException e) {
        throw new ManagerFault(file.getKey() + " can't be read any more: " + e.getMessage(), e);
      }
    }
  }
}
