package org.katachi.brain.scripted;

import java.util.Arrays;
import java.util.List;

/** Finds processes that have outlived their brain. */
public final class LeftProcesses {

  private LeftProcesses() {}

  /** The commands of all living processes of this machine that contain one of these texts. */
  public static List<String> mentioning(String... texts) {
    return ProcessHandle.allProcesses()
        .map(process -> process.info().commandLine().orElse(""))
        .filter(command -> Arrays.stream(texts).anyMatch(command::contains))
        .toList();
  }

  /** A number of seconds for {@code sleep}, longer than any test and used by no other process. */
  public static String uniqueSleep() {
    return "3600." + System.nanoTime();
  }
}
