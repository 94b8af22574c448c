package org.katachi.io;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.apache.commons.lang3.function.FailableConsumer;

/** Replaces files as a whole: who reads one finds what was there before or all of the new. */
public final class WholeFile {

  private WholeFile() {}

  /**
   * Writes a file beside another one, and moves it into its place once it is complete; of a link,
   * into that of the file that it leads to. A device or a pipe is written to.
   *
   * @param content writes to the path that it is given
   * @throws IOException if it can't be written; then what was there stays
   */
  public static void replace(Path file, FailableConsumer<Path, IOException> content)
      throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      content.accept(file);
      return;
    }
    Path real = RealPath.of(file);
    Path unfinished = newSibling(real);
    try {
      content.accept(unfinished);
      move(unfinished, real);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  /** A new file of another name, with the rights of any new file: others may read it. */
  private static Path newSibling(Path file) throws IOException {
    for (int i = 1; true; i++) {
      try {
        return Files.createFile(file.resolveSibling(file.getFileName() + "." + i + ".tmp"));
      } catch (FileAlreadyExistsException e) {
        // It is of another program, or was left behind by a process that was killed.
      }
    }
  }

  /** Without an atomic move there is a moment without the file. */
  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
