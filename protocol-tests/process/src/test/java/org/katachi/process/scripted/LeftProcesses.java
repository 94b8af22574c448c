package org.katachi.process.scripted;

import java.util.Arrays;
import java.util.List;

/** Finds the processes that a brain has left behind. */
public final class LeftProcesses {

  private LeftProcesses() {}

  /** The commands of all living processes of this machine that contain one of these texts. */
  public static List<String> mentioning(String... texts) {
    return ProcessHandle.allProcesses()
        .map(process -> process.info().commandLine().orElse(""))
        .filter(command -> Arrays.stream(texts).anyMatch(command::contains))
        .toList();
  }

  /** Seconds for {@code sleep}, longer than any test and as no other process sleeps for. */
  public static String uniqueSleep() {
    return "3600." + System.nanoTime();
  }
}
