package org.katachi.farm.bundle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.io.FileErrors;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.ManagerFault;

/** Programs that can be started, each in a folder of its own; all goes when this is closed. */
public final class UnpackedPrograms implements AutoCloseable {

  /**
   * A program that can be started.
   *
   * @param command the program and its arguments
   * @param folder holds its files and nothing else
   */
  public record Unpacked(List<String> command, Path folder) {

    /** How the brain is started here whose program this is; nothing of what it says is kept. */
    public BrainSpec brain(OfferedBrain.Program program) {
      Optional<Path> directory =
          Optional.of(folder.resolve(Packing.DIRECTORY)).filter(own -> program.hasDirectory());
      BrainSpec spec = program.spec();
      return new BrainSpec(
          spec.name(),
          spec.launch().moved(command, directory),
          spec.limits(),
          spec.protocol(),
          Optional.empty());
    }
  }

  private final BundleCache cache;
  private final Path folder;

  /**
   * An empty folder among the system's temporary files.
   *
   * @throws ManagerFault if it can't be made
   */
  public UnpackedPrograms(BundleCache cache) {
    this.cache = cache;
    try {
      folder = Files.createTempDirectory("katachi-worker").toRealPath();
    } catch (IOException e) {
      throw notUnpacked(e);
    }
  }

  /** No connection is lost by it, and to try again is no use. */
  private static ManagerFault notUnpacked(IOException cause) {
    return new ManagerFault("no program can be unpacked: " + FileErrors.message(cause), cause);
  }

  /**
   * Unpacks a program, fetched if need be.
   *
   * @param command in which {@link Offer#FOLDER} stands for the folder
   * @param bundle the SHA-256 of the bundle with its files
   * @throws IOException if the bundle can't be had
   * @throws ManagerFault if it can't be unpacked
   */
  public Unpacked add(List<String> command, String bundle) throws IOException {
    Path own = unpacked(cache.get(bundle));
    return new Unpacked(
        command.stream().map(word -> word.replace(Offer.FOLDER, own.toString())).toList(), own);
  }

  private Path unpacked(Bundle bundle) {
    try {
      Path own = Files.createTempDirectory(folder, "program");
      bundle.unpack(own);
      return own;
    } catch (IOException e) {
      throw notUnpacked(e);
    }
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
