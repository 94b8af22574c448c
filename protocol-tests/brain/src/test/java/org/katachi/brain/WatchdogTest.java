package org.katachi.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux shows the signals of a process")
@Timeout(30)
class WatchdogTest {

  private static final String IGNORED = "SigIgn:";

  /**
   * A terminal sends them to the whole group of processes, and so to the shell. None is sent here:
   * a JVM may start it with {@code QUIT} blocked, which hides that it is not ignored.
   */
  @ParameterizedTest
  @CsvSource({"HUP, 1", "INT, 2", "QUIT, 3", "TERM, 15"})
  void itIgnoresTheSignalsThatAskAProgramToEnd(String name, int number) throws IOException {
    String mark = "MARK=" + UUID.randomUUID();
    try (Watchdog watchdog = new Watchdog(mark)) {
      // Its answer tells that the shell has begun its script.
      watchdog.signal("CONT", Set.of(ProcessHandle.current().pid()));
      assertEquals(1, ignoredSignals(shell(mark)) >> (number - 1) & 1, name);
    }
  }

  private static ProcessHandle shell(String mark) {
    return ProcessHandle.current()
        .children()
        .filter(
            child -> Arrays.asList(child.info().arguments().orElse(new String[0])).contains(mark))
        .findFirst()
        .orElseThrow();
  }

  /** A bit for each signal, the lowest for number 1. */
  private static long ignoredSignals(ProcessHandle process) throws IOException {
    String line =
        Files.readAllLines(Path.of("/proc", Long.toString(process.pid()), "status")).stream()
            .filter(status -> status.startsWith(IGNORED))
            .findFirst()
            .orElseThrow();
    return Long.parseUnsignedLong(line.substring(IGNORED.length()).strip(), 16);
  }
}
