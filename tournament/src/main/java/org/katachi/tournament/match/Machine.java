package org.katachi.tournament.match;

import java.lang.management.ManagementFactory;
import java.util.OptionalDouble;

/**
 * What a worker runs on.
 *
 * @param processors that the worker may use
 * @param memory all of the machine's, in bytes; zero if unknown
 * @param system the operating system, its version and the kind of processor
 * @param jvm the Java version that runs the worker
 * @param speed of one thread in the reference bench while all games are played that are played at
 *     once, in millions of steps a second
 */
public record Machine(int processors, long memory, String system, String jvm, double speed) {

  /** This one, which has that speed. */
  public static Machine here(double speed) {
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
        speed);
  }

  /**
   * How much longer this machine needs for the same work than another one.
   *
   * @param reference the speed of that one; without it none is looked at
   */
  public double timeScale(OptionalDouble reference) {
    return reference.isPresent() ? reference.getAsDouble() / speed : 1;
  }

  /** For people: {@code 16 processors, 62 GiB, Linux 6.1 amd64, Java 17.0.15, speed 214}. */
  @Override
  public String toString() {
    return "%d processor%s, %d GiB, %s, Java %s, speed %.0f"
        .formatted(processors, processors == 1 ? "" : "s", memory >> 30, system, jvm, speed);
  }
}
