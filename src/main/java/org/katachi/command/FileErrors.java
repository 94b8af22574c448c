package org.katachi.command;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import org.apache.commons.lang3.StringUtils;

/** Puts the causes of file errors into plain words. */
public final class FileErrors {

  private FileErrors() {}

  /** The cause of an error, as {@code no such file or folder}. */
  public static String cause(IOException error) {
    if (error instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (error instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (error instanceof CharacterCodingException) {
      return "not a text file";
    }
    String text =
        error instanceof FileSystemException failure ? failure.getReason() : error.getMessage();
    return StringUtils.defaultIfEmpty(StringUtils.uncapitalize(text), "unknown cause");
  }
}
