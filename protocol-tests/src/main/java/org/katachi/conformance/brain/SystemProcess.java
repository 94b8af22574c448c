package org.katachi.conformance.brain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What only the system can tell of a process. */
public final class SystemProcess {

  private static final int BYTES_PER_KILOBYTE = 1_024;

  private SystemProcess() {}

  /** Tells whether the system counts the memory that a process shares with no other. */
  public static boolean tellsUniqueSetSize() {
    return Files.isReadable(Path.of("/proc/self/smaps_rollup"));
  }

  /**
   * The memory that a process shares with no other, in bytes, as Linux counts it; 0 if it is dead
   * or the system does not tell.
   */
  public static long uniqueSetSize(long pid) {
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
