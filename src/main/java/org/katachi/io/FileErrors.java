package org.katachi.io;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import org.apache.commons.lang3.StringUtils;

/** Puts file errors into plain words. */
public final class FileErrors {

  private FileErrors() {}

  /** File and cause, as {@code there is no file games.self}, for those who don't know the file. */
  public static String message(IOException error) {
    if (!(error instanceof FileSystemException failure) || failure.getFile() == null) {
      return error.getMessage() == null ? cause(error) : error.getMessage();
    }
    return error instanceof NoSuchFileException
        ? missing(Path.of(failure.getFile()))
        : failure.getFile() + ": " + cause(error);
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
   * @throws IOException if it is a folder, is read-only, or can't be made
   */
  public static void checkFile(Path file) throws IOException {
    refuseFolder(file);
    if (Files.exists(file)) {
      checkWritable(file);
    } else {
      checkBeside(file);
    }
  }

  /**
   * Checks that a file can be made later.
   *
   * @throws IOException if its folder does not exist or is read-only
   */
  public static void checkBeside(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (!Files.isDirectory(folder)) {
      throw new NoSuchFileException(file.toString());
    }
    checkWritable(folder);
  }

  /**
   * Checks a file or a folder that exists.
   *
   * @throws AccessDeniedException if it is read-only
   */
  public static void checkWritable(Path path) throws AccessDeniedException {
    if (!Files.isWritable(path)) {
      throw new AccessDeniedException(path.toString());
    }
  }

  /**
   * Checks a file that will be read or written. Some systems open a folder, and fail without its
   * name once it is read.
   *
   * @throws FileSystemException if it is a folder
   */
  public static void refuseFolder(Path file) throws FileSystemException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "it is a folder");
    }
  }

  /** The cause of an error, as {@code no such file or folder}. */
  public static String cause(IOException error) {
    if (error instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (error instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (error instanceof FileAlreadyExistsException) {
      return "it exists already";
    }
    if (error instanceof DirectoryNotEmptyException) {
      return "a folder that is not empty";
    }
    if (error instanceof NotDirectoryException) {
      return "not a folder";
    }
    if (error instanceof CharacterCodingException) {
      return "not a text file";
    }
    String text =
        error instanceof FileSystemException failure ? failure.getReason() : error.getMessage();
    return StringUtils.defaultIfEmpty(StringUtils.uncapitalize(text), "unknown cause");
  }
}
