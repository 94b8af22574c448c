package org.katachi.farm.bundle;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.katachi.farm.message.Entry;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.engine.LaunchOptions;
import org.katachi.tournament.engine.ProgramFiles;
import org.katachi.tournament.engine.TranscriptOptions;

/**
 * Makes a bundle of a brain, and a command that stands on the bundle.
 *
 * <p>With a working directory, {@code dir=}, the whole directory is in it. Without one: the
 * program, what lies beside it under its name, and each file that an argument names. A program that
 * the system looks up in the PATH stays outside: the worker's machine must have it.
 */
public final class Packing {

  static final String DIRECTORY = "dir";

  /** Only brains are given a time to start. */
  private static final long NO_MATTER = 1;

  private final SortedMap<String, Path> files = new TreeMap<>();
  private final LaunchOptions launch;

  private Packing(LaunchOptions launch) {
    this.launch = launch;
  }

  /**
   * A packed brain.
   *
   * @param entry what workers are told of it
   * @param bundle its files
   */
  public record Packed(Entry entry, Bundle bundle) {}

  /**
   * Packs a brain.
   *
   * @throws IOException if a file can't be read
   */
  public static Packed pack(BrainSpec spec) throws IOException {
    Packing packing = new Packing(spec.launch());
    LaunchOptions moved = packing.moved();
    Bundle bundle = Bundle.of(packing.files);
    BrainSpec travelling =
        new BrainSpec(spec.name(), moved, spec.limits(), spec.protocol(), TranscriptOptions.NONE);
    boolean hasDirectory = spec.launch().directory().isPresent();
    return new Packed(new Entry(travelling, bundle.sha256(), hasDirectory), bundle);
  }

  /**
   * A packed program that is no brain.
   *
   * @param command the program and its arguments, which stand on the bundle
   */
  public record PackedCommand(List<String> command, Bundle bundle) {}

  /**
   * Packs a program that is no brain.
   *
   * @throws IOException if a file can't be read
   */
  public static PackedCommand pack(List<String> command) throws IOException {
    Packing packing = new Packing(LaunchOptions.of(command, NO_MATTER));
    List<String> moved = packing.moved().command();
    return new PackedCommand(moved, Bundle.of(packing.files));
  }

  private LaunchOptions moved() throws IOException {
    if (launch.directory().isPresent()) {
      addAll(launch.directory().get());
    }
    List<String> command = new ArrayList<>();
    command.add(program(launch.command().get(0)));
    for (String word : launch.command().subList(1, launch.command().size())) {
      command.add(argument(word, command.size()));
    }
    return launch.moved(command, Optional.empty());
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
    if (launch.file().isEmpty()) {
      return word;
    }
    Path program = launch.file().get().toRealPath();
    Optional<String> inDirectory = inDirectory(program);
    if (inDirectory.isPresent()) {
      return inDirectory.get();
    }
    for (Path file : ProgramFiles.of(launch.moved(List.of(word), launch.directory())).files()) {
      files.put("program/" + file.getFileName(), file);
    }
    return Entry.FOLDER + "/program/" + program.getFileName();
  }

  /** The file that an argument names, as {@code FILE} or {@code --option=FILE}, is taken along. */
  private String argument(String word, int place) {
    int start = word.indexOf('=') + 1;
    try {
      Path file = launch.directory().orElse(Path.of("")).resolve(word.substring(start));
      if (start == word.length() || !Files.isRegularFile(file)) {
        return word;
      }
      Optional<String> inDirectory = inDirectory(file.toAbsolutePath().normalize());
      if (inDirectory.isPresent()) {
        return word.substring(0, start) + inDirectory.get();
      }
      String name = "argument/" + place + "/" + file.getFileName();
      files.put(name, file);
      return word.substring(0, start) + Entry.FOLDER + "/" + name;
    } catch (InvalidPathException e) {
      return word;
    }
  }

  private Optional<String> inDirectory(Path file) {
    return launch
        .directory()
        .map(directory -> directory.toAbsolutePath().normalize())
        .filter(file::startsWith)
        .map(directory -> directory.relativize(file).toString().replace(File.separatorChar, '/'))
        .map(name -> Entry.FOLDER + "/" + DIRECTORY + "/" + name);
  }
}
