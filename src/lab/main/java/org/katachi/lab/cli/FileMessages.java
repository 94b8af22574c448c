package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.katachi.command.FileErrors;

/** The messages for failures of files: file and cause. */
final class FileMessages {

  private FileMessages() {}

  static String of(IOException failure) {
    if (failure instanceof NoSuchFileException missing) {
      return missing(Path.of(missing.getFile()));
    }
    if (failure instanceof FileSystemException other) {
      return other.getFile() + ": " + FileErrors.cause(failure);
    }
    return failure.getMessage() == null ? FileErrors.cause(failure) : failure.getMessage();
  }

  private static String missing(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null || Files.isDirectory(folder)
        ? "no such file: " + file
        : "no such folder: " + folder;
  }
}
