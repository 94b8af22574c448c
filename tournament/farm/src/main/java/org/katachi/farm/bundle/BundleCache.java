package org.katachi.farm.bundle;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.commons.lang3.function.FailableFunction;
import org.katachi.io.FileErrors;

/**
 * Bundles that a worker has fetched, each in a file that is called by its SHA-256. Several workers
 * may use one folder. When it has grown too large, those go that were not used for the longest
 * time.
 */
public final class BundleCache {

  private static final long MAX_BYTES = 4L << 30;
  private static final String SUFFIX = ".zip";

  private final Path folder;
  private final long maxBytes;
  private final FailableFunction<String, byte[], IOException> source;
  private final Consumer<String> warnings;

  /**
   * A cache.
   *
   * @param folder its files, which need not exist
   * @param source fetches the content of a bundle that the cache has not, by its SHA-256
   * @param warnings hears of files that can't be read or written; without them all goes on
   */
  public BundleCache(
      Path folder,
      FailableFunction<String, byte[], IOException> source,
      Consumer<String> warnings) {
    this(folder, MAX_BYTES, source, warnings);
  }

  BundleCache(
      Path folder,
      long maxBytes,
      FailableFunction<String, byte[], IOException> source,
      Consumer<String> warnings) {
    this.folder = folder;
    this.maxBytes = maxBytes;
    this.source = source;
    this.warnings = warnings;
  }

  /**
   * Returns a bundle, fetched if need be.
   *
   * @throws IOException if it can't be fetched, or is another one than was asked for
   */
  public Bundle get(String sha256) throws IOException {
    if (!sha256.matches("[0-9a-f]{64}")) {
      throw new IOException("no SHA-256: " + sha256);
    }
    Path file = folder.resolve(sha256 + SUFFIX);
    Optional<Bundle> kept = kept(file).filter(bundle -> bundle.sha256().equals(sha256));
    if (kept.isPresent()) {
      return kept.get();
    }
    Bundle fetched = new Bundle(source.apply(sha256));
    if (!fetched.sha256().equals(sha256)) {
      throw new IOException("the bundle " + sha256 + " came with the hash " + fetched.sha256());
    }
    keep(fetched, file);
    return fetched;
  }

  private Optional<Bundle> kept(Path file) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      Bundle bundle = new Bundle(Files.readAllBytes(file));
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
      return Optional.of(bundle);
    } catch (IOException e) {
      warnings.accept("a file of the cache can't be read: " + FileErrors.message(e));
      return Optional.empty();
    }
  }

  private void keep(Bundle bundle, Path file) {
    try {
      Files.createDirectories(folder);
      Path fresh = Files.createTempFile(folder, "bundle", ".part");
      try {
        Files.write(fresh, bundle.content());
        Files.move(
            fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(fresh);
      }
      deleteOldest();
    } catch (IOException e) {
      warnings.accept("nothing is kept in the cache: " + FileErrors.message(e));
    }
  }

  /** The bundle that was used last stays in any case. */
  private void deleteOldest() throws IOException {
    List<File> files =
        Stream.of(folder.toFile().listFiles((parent, name) -> name.endsWith(SUFFIX)))
            .sorted(Comparator.comparing(File::lastModified).reversed())
            .toList();
    long bytes = 0;
    for (File file : files) {
      bytes += file.length();
      if (bytes > maxBytes && !file.equals(files.get(0))) {
        Files.deleteIfExists(file.toPath());
      }
    }
  }
}
