package org.katachi.farm.bundle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.apache.commons.lang3.function.FailableFunction;

/**
 * Bundles that a worker has fetched, each in a file that is called by its SHA-256. Several workers
 * may use one folder.
 */
public final class BundleCache {

  private final Path folder;
  private final FailableFunction<String, byte[], IOException> source;

  /**
   * A cache.
   *
   * @param folder its files, which need not exist
   * @param source fetches the content of a bundle that the cache has not, by its SHA-256
   */
  public BundleCache(Path folder, FailableFunction<String, byte[], IOException> source) {
    this.folder = folder;
    this.source = source;
  }

  /**
   * Returns a bundle, fetched if need be.
   *
   * @throws IOException if it can't be had, or is another one than was asked for
   */
  public Bundle get(String sha256) throws IOException {
    if (!sha256.matches("[0-9a-f]{64}")) {
      throw new IOException("no SHA-256: " + sha256);
    }
    Path file = folder.resolve(sha256 + ".zip");
    if (Files.isRegularFile(file)) {
      Bundle kept = new Bundle(Files.readAllBytes(file));
      if (kept.sha256().equals(sha256)) {
        return kept;
      }
    }
    Bundle fetched = new Bundle(source.apply(sha256));
    if (!fetched.sha256().equals(sha256)) {
      throw new IOException("the bundle " + sha256 + " came with the hash " + fetched.sha256());
    }
    keep(fetched, file);
    return fetched;
  }

  private void keep(Bundle bundle, Path file) throws IOException {
    Files.createDirectories(folder);
    Path fresh = Files.createTempFile(folder, "bundle", ".part");
    Files.write(fresh, bundle.content());
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }
}
