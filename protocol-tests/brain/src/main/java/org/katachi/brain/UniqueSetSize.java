package org.katachi.brain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The unique set size of a process: the memory that it shares with no other. Linux counts what is
 * in memory; Windows what it has promised, touched or not (commit charge).
 */
public final class UniqueSetSize {

  private static final int BYTES_PER_KILOBYTE = 1_024;

  private UniqueSetSize() {}

  /** Whether this system counts it. */
  public static boolean isSupported() {
    return WindowsApi.isWindows()
        ? WindowsApi.obstacle().isEmpty()
        : Files.isReadable(Path.of("/proc/self/smaps_rollup"));
  }

  /** The unique set size of a process in bytes; 0 if it is dead or the system does not count it. */
  static long of(long pid) {
    if (WindowsApi.isWindows()) {
      return WindowsApi.committedBytes(pid);
    }
    long kilobytes = 0;
    try {
      for (String line : Files.readAllLines(Path.of("/proc/" + pid + "/smaps_rollup"))) {
        if (line.startsWith("Private_Clean:") || line.startsWith("Private_Dirty:")) {
          kilobytes += Long.parseLong(line.replaceAll("\\D", ""));
        }
      }
    } catch (IOException e) {
      return 0;
    }
    return kilobytes * BYTES_PER_KILOBYTE;
  }
}
