package org.katachi.farm.worker;

import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.katachi.tournament.match.Machine;

/** What this worker runs on. */
public final class ThisMachine {

  private ThisMachine() {}

  /**
   * Finds out; the reference bench takes a second or two.
   *
   * @param concurrency how many games are played at once
   */
  public static Machine describe(int concurrency) {
    long memory =
        ManagementFactory.getOperatingSystemMXBean()
                instanceof com.sun.management.OperatingSystemMXBean system
            ? system.getTotalMemorySize()
            : 0;
    return new Machine(
        Runtime.getRuntime().availableProcessors(),
        memory,
        String.join(
            " ",
            System.getProperty("os.name"),
            System.getProperty("os.version"),
            System.getProperty("os.arch")),
        System.getProperty("java.version"),
        ReferenceBench.speed(concurrency));
  }

  /** The host's name and the number of the process, as {@code node7/4211}. */
  public static String name() {
    long process = ProcessHandle.current().pid();
    try {
      return InetAddress.getLocalHost().getHostName() + "/" + process;
    } catch (UnknownHostException e) {
      return "unnamed/" + process;
    }
  }
}
