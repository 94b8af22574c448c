package org.katachi.tournament.session;

import static org.katachi.io.FileErrors.checkBeside;
import static org.katachi.io.FileErrors.checkFile;
import static org.katachi.io.FileErrors.checkWritable;
import static org.katachi.io.RealPath.identity;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.lang3.SystemUtils;
import org.katachi.io.RealPath;
import org.katachi.tournament.config.LogConfig;
import org.katachi.tournament.export.Exports;

/** All files that the parts of a tournament write. */
record WrittenFiles(List<Settings> parts) {

  /** Takes a copy of the list. */
  WrittenFiles {
    parts = List.copyOf(parts);
  }

  /** What is said of the log of the manager itself: the parts share the first one's. */
  Optional<LogConfig> managersLog() {
    return parts.get(0).config().output().log();
  }

  /**
   * Checks what can be checked before anything is written.
   *
   * @throws IllegalArgumentException if two things are to be written to the same file
   * @throws IOException if a file can't be written
   */
  void check() throws IOException {
    Set<Path> made = new HashSet<>();
    for (Settings part : parts) {
      for (Path folder : folders(part)) {
        checkFolder(folder);
      }
      for (Path file : files(part)) {
        checkFile(file);
      }
      made.addAll(made(part.exports()));
      for (Path file : part.exports().files()) {
        if (!isIn(made, file)) {
          checkFile(file);
        }
      }
      if (part.log().isPresent()) {
        checkBeside(RealPath.of(part.log().get())); // Its lock is there.
      }
      if (part.report().isPresent() && !isIn(made, part.report().get())) {
        checkReport(part.report().get());
      }
    }
    checkDifferent(made);
  }

  private static List<Path> folders(Settings part) {
    Optional<Path> conversations = part.config().output().log().flatMap(LogConfig::folder);
    return Stream.concat(part.exports().folders().stream(), conversations.stream()).toList();
  }

  private static List<Path> files(Settings part) {
    return Stream.of(part.log(), part.progress(), part.managersLog())
        .flatMap(Optional::stream)
        .toList();
  }

  /** The folders of games that do not exist yet, and those above them: all are made. */
  private static Set<Path> made(Exports exports) throws IOException {
    Set<Path> made = new HashSet<>();
    for (Path games : real(exports.folders().stream())) {
      for (Path folder = games; Files.notExists(folder); folder = folder.getParent()) {
        made.add(folder);
      }
    }
    return made;
  }

  private static boolean isIn(Set<Path> folders, Path file) throws IOException {
    return folders.contains(RealPath.of(file).getParent());
  }

  /** A folder that does not exist is made, with those above it. */
  private static void checkFolder(Path folder) throws IOException {
    Path existing = folder.toAbsolutePath();
    while (!Files.exists(existing) && existing.getParent() != null) {
      existing = existing.getParent();
    }
    if (!Files.isDirectory(existing)) {
      throw new FileSystemException(existing.toString(), null, "not a folder");
    }
    checkWritable(existing);
  }

  /**
   * It is made beside and takes the place of what is there, which may be read-only except on
   * Windows. A device or a pipe is written to.
   */
  private static void checkReport(Path report) throws IOException {
    boolean isReplaced = Files.notExists(report) || Files.isRegularFile(report);
    if (isReplaced) {
      checkBeside(report);
    }
    if (!isReplaced || SystemUtils.IS_OS_WINDOWS) {
      checkFile(report);
    }
  }

  /** The parts may share the page, which each writes with the games so far, and the lines. */
  private void checkDifferent(Set<Path> folders) throws IOException {
    List<Path> files = new ArrayList<>(real(parts.get(0).managersLog().stream()));
    files.addAll(shared(parts.stream().flatMap(part -> part.report().stream())));
    files.addAll(shared(parts.stream().flatMap(part -> part.progress().stream())));
    files.addAll(real(parts.stream().flatMap(WrittenFiles::filesOfGames)));
    Set<Object> different = new HashSet<>(folders);
    for (Path file : files) {
      if (!different.add(identity(file))) {
        throw new IllegalArgumentException("the same file is to be written twice: " + file);
      }
    }
  }

  /** Each file once, by whatever names and links the parts name it. */
  private static Collection<Path> shared(Stream<Path> files) throws IOException {
    Map<Object, Path> shared = new HashMap<>();
    for (Path file : real(files)) {
      shared.putIfAbsent(identity(file), file);
    }
    return shared.values();
  }

  private static Stream<Path> filesOfGames(Settings part) {
    return Stream.of(
            part.log().stream().toList(), part.exports().files(), part.exports().examples())
        .flatMap(List::stream);
  }

  private static List<Path> real(Stream<Path> files) throws IOException {
    List<Path> real = new ArrayList<>();
    for (Path file : files.toList()) {
      real.add(RealPath.of(file));
    }
    return real;
  }

  /**
   * The logs whose games are on a part's page: its own after those of the parts before it. None if
   * there is no page.
   */
  List<Path> reportedWith(Settings part) throws IOException {
    if (part.report().isEmpty()) {
      return List.of();
    }
    Object page = identity(part.report().get());
    List<Path> logs = new ArrayList<>();
    for (Settings other : parts.subList(0, parts.indexOf(part) + 1)) {
      if (other.report().isPresent() && identity(other.report().get()).equals(page)) {
        other.log().ifPresent(logs::add);
      }
    }
    return logs;
  }
}
