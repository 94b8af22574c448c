package org.katachi.tournament.export;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A file for games.
 *
 * @param appends whether the games that it holds stay
 */
record ExportFile(Path path, boolean appends, boolean isCompressed) {

  /** Makes new files. */
  @FunctionalInterface
  interface Opener {

    /** Begins a file, or goes on with it. */
    OutputStream open(ExportFile file) throws IOException;
  }

  /** A file that is compressed if its name ends in {@code .gz}. */
  static ExportFile of(Path path, boolean appends) {
    return new ExportFile(path, appends, path.toString().endsWith(".gz"));
  }

  /** A file that is begun anew, and is not compressed. */
  static ExportFile plain(Path path) {
    return new ExportFile(path, false, false);
  }

  /** Whether it holds something; a pipe or a device never does. */
  boolean isBegun() throws IOException {
    return Files.isRegularFile(path) && Files.size(path) > 0;
  }

  /** Begins it, or goes on with it. */
  OutputStream open() throws IOException {
    OutputStream bytes =
        new BufferedOutputStream(
            Files.newOutputStream(
                path,
                StandardOpenOption.CREATE,
                appends ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE));
    return isCompressed ? new GZIPOutputStream(bytes, true) : bytes;
  }

  /** What it holds, nothing if it does not exist. */
  InputStream read() throws IOException {
    if (!isBegun()) {
      return InputStream.nullInputStream();
    }
    InputStream bytes = new BufferedInputStream(Files.newInputStream(path));
    return isCompressed ? new BufferedInputStream(new GZIPInputStream(bytes)) : bytes;
  }
}
