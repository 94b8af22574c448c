package org.katachi.tournament.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/** Tells files from names: however a file is named, its real path is the same. */
public final class RealPath {

  private RealPath() {}

  /**
   * The absolute path of a file without links, also of one that does not exist yet.
   *
   * @throws IOException if links lead in a circle, or a folder on the way is none or can't be read
   */
  public static Path of(Path file) throws IOException {
    try {
      return file.toRealPath();
    } catch (NoSuchFileException e) {
      Path name = file.toAbsolutePath();
      if (Files.isSymbolicLink(name)) {
        return of(name.resolveSibling(Files.readSymbolicLink(name)));
      }
      Path folder = name.getParent();
      return folder == null ? name : of(folder).resolve(name.getFileName()).normalize();
    }
  }

  /**
   * What tells an existing file from all others, whatever links it has, hard ones too; nothing if
   * there is none. On Windows, which has no such key, its real path.
   */
  public static Optional<Object> key(Path file) throws IOException {
    try {
      Object key = Files.readAttributes(file, BasicFileAttributes.class).fileKey();
      return Optional.of(key == null ? of(file) : key);
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }
}
