package org.katachi.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What signals and control groups do elsewhere, jobs and suspensions of Windows do here. */
@EnabledOnOs(value = OS.WINDOWS, disabledReason = "elsewhere a shell's signals reach processes")
@Timeout(120)
class WindowsTest {

  private static final long LONG_NANOS = TimeUnit.SECONDS.toNanos(60);
  private static final long SHORT_NANOS = TimeUnit.MILLISECONDS.toNanos(500);
  private static final int MEGABYTE = 1 << 20;

  @Test
  void aBrainIsKilledWithItsChild() throws Exception {
    ProcessHandle child;
    try (BrainProcess brain = start("parent", "ticks")) {
      child = child(brain);
      assertEquals(1, brain.childCount());
      assertEquals(Optional.empty(), brain.leak());
    }
    awaitEnd(child);
  }

  /** Nobody could find it by its parent. */
  @Test
  void aChildWhoseParentHasEndedIsFoundAndKilled() throws Exception {
    ProcessHandle child;
    try (BrainProcess brain = start("leaver", "sleeper")) {
      child = child(brain);
      assertTrue(brain.awaitExit(LONG_NANOS).isPresent());
      assertTrue(child.isAlive());
      assertEquals(1, brain.childCount());
    }
    awaitEnd(child);
  }

  @Test
  void nothingIsLeftOfAKilledManager() throws Exception {
    Process manager =
        new ProcessBuilder(command("manager", "parent", "sleeper"))
            .redirectError(Redirect.INHERIT)
            .start();
    List<ProcessHandle> processes = new ArrayList<>();
    try (var lines = manager.inputReader(StandardCharsets.UTF_8)) {
      for (String pid : lines.readLine().split(" ", 0)) {
        processes.add(ProcessHandle.of(Long.parseLong(pid)).orElseThrow());
      }
      manager.destroyForcibly().waitFor();
    }
    assertEquals(2, processes.size());
    for (ProcessHandle process : processes) {
      awaitEnd(process);
    }
  }

  @Test
  void theFirstProcessIsSuspendedAlone() throws Exception {
    try (BrainProcess brain = start("parent", "ticks")) {
      child(brain);
      brain.suspend();
      assertEquals("tick", line(brain));
      brain.resume();
    }
    try (BrainProcess brain = start("ticks")) {
      assertEquals("tick", line(brain));
      brain.suspend();
      brain.suspend();
      BrainProcessTest.assertFallsSilent(brain, SHORT_NANOS);
      brain.resume();
      assertEquals("tick", line(brain));
    }
  }

  @Test
  void childrenAreSuspendedWithTheTree() throws Exception {
    try (BrainProcess brain = start("parent", "ticks")) {
      child(brain);
      assertEquals("tick", line(brain));
      for (int times = 0; times < 3; times++) {
        brain.suspendTree();
        brain.suspendTree();
        BrainProcessTest.assertFallsSilent(brain, SHORT_NANOS);
        brain.resumeTree();
        assertEquals("tick", line(brain));
      }
    }
  }

  @Test
  void aSuspendedBrainIsKilled() throws Exception {
    ProcessHandle child;
    try (BrainProcess brain = start("parent", "sleeper")) {
      child = child(brain);
      brain.suspendTree();
    }
    awaitEnd(child);
  }

  @Test
  void theMemoryOfAllProcessesIsCounted() throws Exception {
    assertTrue(UniqueSetSize.isSupported());
    try (BrainProcess brain = start("parent", "eater")) {
      ProcessHandle child = child(brain);
      long before = brain.uniqueSetSize();
      assertEquals("eaten", line(brain));
      assertTrue(brain.uniqueSetSize() > before + 90L * MEGABYTE, "100 MB were filled");
      assertTrue(child.isAlive());
    }
  }

  private static ProcessHandle child(BrainProcess brain) throws InterruptedException {
    String line = line(brain);
    while ("tick".equals(line)) {
      line = line(brain);
    }
    return ProcessHandle.of(Long.parseLong(line)).orElseThrow();
  }

  private static String line(BrainProcess brain) throws InterruptedException {
    return assertInstanceOf(ReadResult.Line.class, brain.next(LONG_NANOS)).text();
  }

  private static void awaitEnd(ProcessHandle process) throws Exception {
    process.onExit().get(LONG_NANOS, TimeUnit.NANOSECONDS);
    assertFalse(process.isAlive());
  }

  private static BrainProcess start(String... words) throws IOException {
    return new BrainProcess(new ProcessBuilder(command(words)), OutputStream.nullOutputStream());
  }

  private static List<String> command(String... words) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx200m",
                "-cp",
                System.getProperty("java.class.path"),
                Played.class.getName()));
    command.addAll(Arrays.asList(words));
    return command;
  }

  /** A process whose first argument tells what it does. */
  static final class Played {

    private Played() {}

    public static void main(String[] words) throws Exception {
      String[] rest = Arrays.copyOfRange(words, 1, words.length);
      switch (words[0]) {
        case "parent" -> {
          Process child = startChild(rest);
          System.out.println(child.pid());
          child.waitFor();
        }
        case "leaver" -> System.out.println(startChild(rest).pid());
        case "manager" -> {
          BrainProcess brain = WindowsTest.start(rest);
          ProcessHandle child = child(brain);
          System.out.println(child.parent().orElseThrow().pid() + " " + child.pid());
          Thread.sleep(TimeUnit.HOURS.toMillis(1));
        }
        case "ticks" -> {
          while (true) {
            System.out.println("tick");
            Thread.sleep(10);
          }
        }
        case "eater" -> {
          Thread.sleep(5_000);
          byte[] bytes = new byte[100 * MEGABYTE];
          Arrays.fill(bytes, (byte) 1);
          System.out.println("eaten");
          Thread.sleep(TimeUnit.HOURS.toMillis(1));
          System.out.println(bytes.length);
        }
        default -> Thread.sleep(TimeUnit.HOURS.toMillis(1));
      }
    }

    private static Process startChild(String... words) throws IOException {
      return new ProcessBuilder(command(words)).inheritIO().start();
    }
  }
}
