package org.katachi.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.lang3.Validate;

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

  /** What tells a file from all others, though it does not exist yet. */
  public static Object identity(Path file) throws IOException {
    Optional<Object> key = key(file);
    return key.isPresent() ? key.get() : of(file);
  }

  /**
   * Checks files before any of them is opened.
   *
   * @throws IllegalArgumentException if one would be written over while it is read, or written
   *     twice
   */
  public static void checkApart(Collection<Path> read, Collection<Path> written)
      throws IOException {
    Set<Object> sources = new HashSet<>();
    for (Path file : read) {
      sources.add(identity(file));
    }
    Set<Object> targets = new HashSet<>();
    for (Path file : written) {
      Object target = identity(file);
      Validate.isTrue(!sources.contains(target), "%s is to be written over while it is read", file);
      Validate.isTrue(targets.add(target), "the same file is to be written twice: %s", file);
    }
  }
}
