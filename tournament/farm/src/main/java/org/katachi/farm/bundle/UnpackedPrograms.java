package org.katachi.farm.bundle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;
import org.katachi.farm.message.Offer;
import org.katachi.farm.message.OfferedBrain;
import org.katachi.io.FileErrors;
import org.katachi.io.WriterLock;
import org.katachi.tournament.player.BrainSpec;
import org.katachi.tournament.player.ManagerFault;

/**
 * Programs that can be started, each in a folder of its own; all goes when this is closed. What a
 * worker that was killed has left goes when the next one begins: the lock of its folder is free.
 */
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
      return program.spec().moved(command, directory);
    }
  }

  private static final String PREFIX = "katachi-worker-";
  private static final String LOCK = ".lock";

  private final BundleCache cache;
  private final WriterLock lock;
  private final Path folder;

  /**
   * An empty folder among the system's temporary files.
   *
   * @throws ManagerFault if it can't be made
   */
  public UnpackedPrograms(BundleCache cache) {
    this(cache, Path.of(System.getProperty("java.io.tmpdir")));
  }

  UnpackedPrograms(BundleCache cache, Path parent) {
    this.cache = cache;
    try {
      deleteLeft(parent);
      folder = parent.toRealPath().resolve(PREFIX + UUID.randomUUID());
      lock = WriterLock.take(folder);
      Files.createDirectory(folder);
    } catch (IOException e) {
      throw notUnpacked(e);
    }
  }

  private static void deleteLeft(Path parent) throws IOException {
    List<Path> left;
    try (Stream<Path> all = Files.list(parent)) {
      left = all.filter(file -> file.getFileName().toString().startsWith(PREFIX)).toList();
    }
    for (Path file : left) {
      Path folder = file.resolveSibling(Strings.CS.removeEnd(file.getFileName().toString(), LOCK));
      try {
        WriterLock taken = WriterLock.take(folder);
        try (taken) {
          delete(folder);
        }
      } catch (IOException | IllegalArgumentException e) {
        // Its worker lives, or is another user's.
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
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
    try (lock) {
      delete(folder);
    }
  }
}
