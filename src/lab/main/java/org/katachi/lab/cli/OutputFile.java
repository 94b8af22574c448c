package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file that a long job writes at its end. */
final class OutputFile {

  private OutputFile() {}

  /**
   * Checks before the job that there is a place for its file.
   *
   * @throws IOException if there is none
   */
  static void check(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || !Files.isDirectory(folder)) {
      throw new IOException(
          Files.isDirectory(file) ? file + " is a folder" : "there is no folder " + folder);
    }
  }
}
