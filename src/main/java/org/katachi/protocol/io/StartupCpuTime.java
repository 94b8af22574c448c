package org.katachi.protocol.io;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The time that the start of this process has taken, in nanoseconds, without the time for which a
 * manager has suspended it.
 *
 * <p>It is the processor time of the process. On a busy Linux the threads of the start wait for a
 * processor, too, and that is time on the manager's clock: where the kernel says how long, it
 * counts. The cost is at most the age of the process, because several processors may have worked at
 * once.
 */
final class StartupCpuTime implements LongSupplier {

  private static final Path THIS_PROCESS = Path.of("/proc/self");

  /** To be asked only when needed: the process API takes some milliseconds to load. */
  @Override
  public long getAsLong() {
    ProcessHandle.Info info = ProcessHandle.current().info();
    Optional<Duration> worked = info.totalCpuDuration();
    Optional<Instant> start = info.startInstant();
    if (worked.isEmpty() || start.isEmpty()) {
      return 0;
    }
    long age = Duration.between(start.get(), Instant.now()).toNanos();
    long cost = Math.max(worked.get().toNanos(), ranOrWaited(THIS_PROCESS));
    return Math.max(0, Math.min(age, cost));
  }

  /**
   * The time for which the threads of the start have run or waited for a processor: the first
   * thread, which makes the JVM, and after it the main thread, which has the same name. A suspended
   * thread does neither.
   *
   * @param process the folder of the process in Linux's {@code /proc}
   * @return 0 if the kernel does not say
   */
  static long ranOrWaited(Path process) {
    long nanos = 0;
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(process.resolve("task"))) {
      String name = Files.readString(process.resolve("comm"));
      for (Path thread : threads) {
        if (name.equals(Files.readString(thread.resolve("comm")))) {
          nanos += firstTwo(Files.readString(thread.resolve("schedstat")));
        }
      }
      return nanos;
    } catch (IOException | NumberFormatException e) {
      return 0;
    }
  }

  /** The sum of the first two numbers of a line: nanoseconds run, and waited while ready to run. */
  private static long firstTwo(String line) {
    int first = line.indexOf(' ');
    int second = line.indexOf(' ', first + 1);
    if (first < 0 || second < 0) {
      throw new NumberFormatException(line);
    }
    return Long.parseLong(line.substring(0, first))
        + Long.parseLong(line.substring(first + 1, second));
  }
}
