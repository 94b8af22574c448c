package org.katachi.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.LeftProcesses;

/** One process, whose environment a file shows. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the process is sleep")
class MarkedProcessesTest {

  private static final String MARK = "MARK=1";

  @TempDir Path proc;

  private final AtomicInteger pauses = new AtomicInteger();
  private Process process;
  private Path environment;

  @BeforeEach
  void start() throws IOException {
    process = new ProcessBuilder("sleep", LeftProcesses.uniqueSleep()).start();
    environment =
        Files.createDirectory(proc.resolve(Long.toString(process.pid()))).resolve("environ");
  }

  @AfterEach
  void end() {
    process.destroyForcibly();
  }

  @Test
  void aProcessIsLookedAtAgainWhileItIsReplaced() throws IOException {
    Files.writeString(environment, "");
    MarkedProcesses processes = processes(() -> show("HOME=/\0" + MARK + "\0"));
    assertEquals(List.of(process.toHandle()), processes.find());
    assertEquals(1, pauses.get());
  }

  @Test
  void aProcessWithoutAnEnvironmentIsWaitedForOnce() throws IOException {
    Files.writeString(environment, "");
    MarkedProcesses processes = processes(() -> {});
    assertEquals(List.of(), processes.find());
    assertTrue(pauses.getAndSet(0) > 0);
    assertEquals(List.of(), processes.find());
    assertEquals(0, pauses.get());
    show(MARK + "\0");
    assertEquals(List.of(process.toHandle()), processes.find());
  }

  private MarkedProcesses processes(Runnable pause) {
    return new MarkedProcesses(
        MARK,
        process.toHandle(),
        proc,
        () -> {
          pauses.incrementAndGet();
          pause.run();
        });
  }

  private void show(String variables) {
    try {
      Files.writeString(environment, variables);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
