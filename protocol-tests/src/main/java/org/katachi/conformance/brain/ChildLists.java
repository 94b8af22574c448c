package org.katachi.conformance.brain;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/**
 * The children of processes, as Linux lists them for each thread: to read these takes a fraction of
 * a look at all processes.
 */
final class ChildLists {

  private static final Path PROC = Path.of("/proc");

  private ChildLists() {}

  /** Tells whether the system keeps such lists. */
  static boolean areKept() {
    return Files.exists(PROC.resolve("thread-self/children"));
  }

  /** Adds the living descendants of a process. */
  static void collect(long pid, Set<Long> found) {
    Path tasks = PROC.resolve(Long.toString(pid)).resolve("task");
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
      for (Path thread : threads) {
        for (String child : children(thread)) {
          if (found.add(Long.parseLong(child))) {
            collect(Long.parseLong(child), found);
          }
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // The process has died meanwhile.
    }
  }

  private static String[] children(Path thread) {
    try {
      String list = Files.readString(thread.resolve("children")).strip();
      return list.isEmpty() ? new String[0] : list.split(" ", -1);
    } catch (IOException e) {
      // The thread has ended meanwhile.
      return new String[0];
    }
  }
}
