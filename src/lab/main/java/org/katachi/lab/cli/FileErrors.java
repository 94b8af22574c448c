package org.katachi.lab.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;

/** Failures of files in plain words: file and cause. */
final class FileErrors {

  private FileErrors() {}

  static String describe(IOException failure) {
    if (failure instanceof NoSuchFileException missing) {
      return missing(Path.of(missing.getFile()));
    }
    if (failure instanceof AccessDeniedException denied) {
      return "permission denied: " + denied.getFile();
    }
    if (failure instanceof CharacterCodingException) {
      return "a file that should be text is not";
    }
    if (failure instanceof FileSystemException other && other.getReason() != null) {
      return other.getFile() + ": " + other.getReason();
    }
    return Objects.requireNonNullElse(failure.getMessage(), failure.toString());
  }

  private static String missing(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null || Files.isDirectory(folder)
        ? "no such file: " + file
        : "no such folder: " + folder;
  }
}
