package org.katachi.farm.bundle;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.katachi.brain.Program;
import org.katachi.farm.message.Offer;
import org.katachi.tournament.player.ProgramFiles;

/**
 * Makes a bundle of a program, and a command that stands on the bundle.
 *
 * <p>With a working directory, {@code dir=}, the whole directory is in it. Without one: the
 * program, what lies beside it under its name, and each file that an argument names. A program that
 * the system looks up in the PATH stays outside: the worker's machine must have it.
 */
public final class Packing {

  static final String DIRECTORY = "dir";

  private final SortedMap<String, Path> files = new TreeMap<>();
  private final List<String> words;
  private final Optional<Path> directory;

  /** The working directory, if there is one: its own path, and what that is or is a link to. */
  private final List<Path> directories;

  private Packing(List<String> words, Optional<Path> directory) throws IOException {
    this.words = words;
    this.directory = directory;
    directories =
        directory.isPresent()
            ? List.of(directory.get().toAbsolutePath().normalize(), directory.get().toRealPath())
            : List.of();
  }

  /**
   * A packed program.
   *
   * @param command the program and its arguments, which stand on the bundle
   * @param bundle its files
   */
  public record Packed(List<String> command, Bundle bundle) {}

  /**
   * Packs a program.
   *
   * @param words the program and its arguments
   * @param directory the working directory, if it has one of its own
   * @throws IOException if a file can't be read
   */
  public static Packed pack(List<String> words, Optional<Path> directory) throws IOException {
    Packing packing = new Packing(words, directory);
    List<String> command = packing.command();
    return new Packed(command, Bundle.of(packing.files));
  }

  private List<String> command() throws IOException {
    if (!directories.isEmpty()) {
      addAll(directories.get(1));
    }
    List<String> command = new ArrayList<>();
    command.add(program(words.get(0)));
    for (String word : words.subList(1, words.size())) {
      command.add(argument(word, command.size()));
    }
    return command;
  }

  private void addAll(Path directory) throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = directory.relativize(file).toString().replace(File.separatorChar, '/');
        files.put(DIRECTORY + "/" + name, file);
      }
    }
  }

  private String program(String word) throws IOException {
    Optional<Path> file = new Program(word, directory).file();
    if (file.isEmpty()) {
      return word;
    }
    Path program = file.get().toRealPath();
    Optional<String> inDirectory = inDirectory(program);
    if (inDirectory.isPresent()) {
      return inDirectory.get();
    }
    for (Path part : ProgramFiles.of(List.of(word), directory).files()) {
      files.put("program/" + part.getFileName(), part);
    }
    return Offer.FOLDER + "/program/" + program.getFileName();
  }

  /** The file that an argument names is taken along. */
  private String argument(String word, int place) {
    Optional<Path> named = ProgramFiles.argument(directory, word).filter(Files::isRegularFile);
    if (named.isEmpty()) {
      return word;
    }
    Path file = named.get();
    String option = word.substring(0, word.indexOf('=') + 1);
    Optional<String> inDirectory = inDirectory(file.normalize());
    if (inDirectory.isPresent()) {
      return option + inDirectory.get();
    }
    String name = "argument/" + place + "/" + file.getFileName();
    files.put(name, file);
    return option + Offer.FOLDER + "/" + name;
  }

  private Optional<String> inDirectory(Path file) {
    return directories.stream()
        .filter(file::startsWith)
        .findFirst()
        .map(directory -> directory.relativize(file).toString().replace(File.separatorChar, '/'))
        .map(name -> Offer.FOLDER + "/" + DIRECTORY + "/" + name);
  }
}
