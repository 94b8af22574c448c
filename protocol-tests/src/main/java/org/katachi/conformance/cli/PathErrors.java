package org.katachi.conformance.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Messages for files that can't be read or written. */
public final class PathErrors {

  private PathErrors() {}

  /** The cause of an exception, in words. */
  public static String message(IOException exception) {
    if (!(exception instanceof FileSystemException problem) || problem.getFile() == null) {
      return exception.getMessage();
    }
    String file = problem.getFile();
    if (problem instanceof NoSuchFileException) {
      return missing(Path.of(file));
    }
    if (problem instanceof FileAlreadyExistsException) {
      return file + " exists";
    }
    if (problem instanceof AccessDeniedException) {
      return "no permission for " + file;
    }
    return problem.getReason() == null
        ? file + " can't be used"
        : file + ": " + problem.getReason();
  }

  private static String missing(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null || Files.isDirectory(folder)
        ? "there is no file " + file
        : "there is no folder " + folder;
  }

  /**
   * Checks a file that will be written later.
   *
   * @throws NoSuchFileException if its folder does not exist
   */
  public static void checkFolder(Path file) throws NoSuchFileException {
    if (!Files.isDirectory(file.toAbsolutePath().getParent())) {
      throw new NoSuchFileException(file.toString());
    }
  }
}
