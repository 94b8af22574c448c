package org.katachi.farm.bundle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.katachi.farm.message.Entry;
import org.katachi.tournament.engine.BrainSpec;
import org.katachi.tournament.engine.LaunchOptions;
import org.katachi.tournament.engine.TranscriptOptions;

/** Programs that can be started, each in a folder of its own; all goes when this is closed. */
public final class UnpackedPrograms implements AutoCloseable {

  /**
   * A brain that can be started.
   *
   * @param folder holds its files and nothing else
   */
  public record Unpacked(BrainSpec spec, Path folder) {}

  /**
   * A program that can be started and is no brain.
   *
   * @param command the program and its arguments
   * @param folder holds its files and nothing else
   */
  public record UnpackedCommand(List<String> command, Path folder) {}

  private final Path folder;

  /** An empty folder among the system's temporary files. */
  public UnpackedPrograms() throws IOException {
    folder = Files.createTempDirectory("katachi-worker").toRealPath();
  }

  /**
   * Unpacks a brain.
   *
   * @return how it is started here, and where it lies; its conversations are not kept
   */
  public Unpacked add(Entry entry, Bundle bundle) throws IOException {
    BrainSpec spec = entry.spec();
    LaunchOptions launch = spec.launch();
    UnpackedCommand unpacked = add(launch.command(), bundle);
    Path own = unpacked.folder();
    Optional<Path> directory =
        entry.hasDirectory() ? Optional.of(own.resolve(Packing.DIRECTORY)) : Optional.empty();
    return new Unpacked(
        new BrainSpec(
            spec.name(),
            launch.moved(unpacked.command(), directory),
            spec.limits(),
            spec.protocol(),
            TranscriptOptions.NONE),
        own);
  }

  /**
   * Unpacks a program.
   *
   * @param command in which {@link Entry#FOLDER} stands for the folder
   */
  public UnpackedCommand add(List<String> command, Bundle bundle) throws IOException {
    Path own = Files.createTempDirectory(folder, "program");
    bundle.unpack(own);
    return new UnpackedCommand(
        command.stream().map(word -> word.replace(Entry.FOLDER, own.toString())).toList(), own);
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
