package org.katachi.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.LeftProcesses;
import org.katachi.brain.scripted.ScriptedBrain;

/** A brain's process: lines in both directions, suspension, memory, children and its end. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(30)
class BrainProcessTest {

  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final long SHORT_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  @TempDir Path folder;

  private final String sleep = LeftProcesses.uniqueSleep();

  @AfterEach
  void noProcessIsLeft() {
    assertEquals(List.of(), LeftProcesses.mentioning(folder.toString(), sleep));
  }

  @Test
  void linesEndWithCarriageReturnOrLineFeedOrBoth() throws Exception {
    try (BrainProcess brain = start("printf 'a\\nb\\r\\nc\\rd'; exit 3")) {
      assertEquals(List.of("a", "b", "c"), List.of(line(brain), line(brain), line(brain)));
      assertInstanceOf(ReadResult.End.class, brain.next(PATIENCE_NANOS));
      assertEquals("d", brain.partialLine());
      assertEquals(OptionalInt.of(3), brain.awaitExit(PATIENCE_NANOS));
    }
  }

  @Test
  void messageAndDebugAreComments() {
    assertTrue(new ReadResult.Line("MESSAGE", 0, 0).isComment());
    assertTrue(new ReadResult.Line("DEBUG depth 3", 0, 0).isComment());
    assertFalse(new ReadResult.Line("MESSAGES", 0, 0).isComment());
  }

  @Test
  void aSuspendedBrainIsSilentUntilItIsResumed() throws Exception {
    try (BrainProcess brain = start(":")) {
      brain.suspend();
      send(brain, "START 15");
      assertInstanceOf(ReadResult.Timeout.class, brain.next(SHORT_NANOS));
      brain.resume();
      assertEquals("OK", line(brain));
    }
  }

  @Test
  void childrenAreSuspendedWithTheTree() throws Exception {
    try (BrainProcess brain = start("(while :; do echo tick; sleep 0.01; done) &")) {
      assertEquals("tick", line(brain));
      brain.suspendTree();
      assertFallsSilent(brain, SHORT_NANOS);
      brain.resumeTree();
      assertEquals("tick", line(brain));
    }
  }

  /** Lines that were written before may still be on their way, on a busy machine for long. */
  static void assertFallsSilent(BrainProcess brain, long nanos) throws InterruptedException {
    ReadResult next = brain.next(nanos);
    for (int lines = 0; next instanceof ReadResult.Line; lines++) {
      assertTrue(lines < 1000, "it goes on writing");
      next = brain.next(nanos);
    }
    assertInstanceOf(ReadResult.Timeout.class, next);
  }

  @Test
  void childrenAreCountedAndNamedAndKilled() throws Exception {
    try (BrainProcess brain = start("sleep " + sleep + " & echo started")) {
      assertEquals("started", line(brain));
      awaitOnlyChild(brain, "sleep");
      assertEquals(1, brain.childCount());
    }
  }

  /** Each becomes another program while it is looked for. */
  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux shows the environment of a process")
  void childrenWhoseParentHasDiedAreCountedAtOnce() throws Exception {
    String orphan = "(sleep " + sleep + " >/dev/null 2>&1 &)";
    try (BrainProcess brain = start("while read line; do " + orphan + "; echo $line; done")) {
      for (int count = 1; count <= 30; count++) {
        send(brain, "child " + count);
        assertEquals("child " + count, line(brain));
        assertEquals(count, brain.childCount());
      }
    }
  }

  /** It has neither its parent nor its environment any more. */
  @Test
  void aControlGroupKeepsWhatHidesItself() throws Exception {
    assumeControlGroups();
    String hidden =
        "sleep 0.2; (env -i setsid sleep " + sleep + " >/dev/null 2>&1 &); echo started";
    try (BrainProcess brain = start(hidden)) {
      assertEquals("started", line(brain));
      awaitOnlyChild(brain, "sleep");
    }
    assertEquals(List.of(), LeftProcesses.mentioning(sleep));
  }

  @Test
  void aControlGroupStopsWhatHidesItself() throws Exception {
    assumeControlGroups();
    Path ticks = folder.resolve("ticks");
    String hidden =
        "sleep 0.2; (env -i PATH=$PATH setsid sh -c 'while :; do echo tick >> "
            + ticks
            + "; sleep 0.01; done' >/dev/null 2>&1 &); echo started";
    try (BrainProcess brain = start(hidden)) {
      assertEquals("started", line(brain));
      while (Files.notExists(ticks)) {
        Thread.sleep(10);
      }
      brain.suspendTree();
      long size = Files.size(ticks);
      Thread.sleep(100);
      assertEquals(size, Files.size(ticks));
      brain.resumeTree();
      while (Files.size(ticks) == size) {
        Thread.sleep(10);
      }
    }
  }

  @Test
  void aControlGroupIsGoneWithItsProcesses() throws Exception {
    assumeControlGroups();
    ControlGroup group = ControlGroup.create("katachi-test-" + System.nanoTime()).orElseThrow();
    Process process = new ProcessBuilder("sleep", sleep).start();
    group.add(process.pid());
    assertEquals(Set.of(process.pid()), group.pids());
    group.kill();
    assertTrue(process.waitFor(PATIENCE_NANOS, TimeUnit.NANOSECONDS));
    group.remove();
    assertTrue(Files.notExists(group.folder()));
  }

  /** A child bears its parent's name, and that of each program on its way, before its own. */
  private static void awaitOnlyChild(BrainProcess brain, String name) throws InterruptedException {
    while (!brain.childNames().equals(List.of(name))) {
      Thread.sleep(10);
    }
  }

  /** A process may have to be taken in, not only a group to be made. */
  private void assumeControlGroups() throws IOException {
    Optional<ControlGroup> group = ControlGroup.create("katachi-trial-" + System.nanoTime());
    assumeTrue(group.isPresent(), "this system delegates no control groups");
    Process process = new ProcessBuilder("sleep", sleep).start();
    try {
      group.get().add(process.pid());
    } catch (IOException e) {
      abort("this system takes no process into a control group: " + e.getMessage());
    } finally {
      process.destroyForcibly();
      group.get().remove();
    }
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux counts the unique set size")
  void memoryIsTheUniqueSetSizeOfAllProcesses() throws Exception {
    assertTrue(UniqueSetSize.isSupported());
    try (BrainProcess brain = start("echo started")) {
      assertEquals("started", line(brain));
      assertTrue(brain.uniqueSetSize() > 0);
    }
  }

  @Test
  void stderrIsKept() throws Exception {
    try (BrainProcess brain = start("echo no book >&2; exit 1")) {
      assertEquals(OptionalInt.of(1), brain.awaitExit(PATIENCE_NANOS));
      assertEquals("no book\n", brain.errors());
    }
  }

  @Test
  void theMessageSaysWhyAProgramDoesNotStart() throws Exception {
    Path missing = folder.resolve("missing");
    assertDoesNotStart("there is no file " + missing, missing.toString());
    Path text = Files.writeString(folder.resolve("text"), "no program");
    assertDoesNotStart(text + " is not executable", text.toString());
    assertDoesNotStart(folder + " is a directory", folder.toString());
    assertDoesNotStart("there is no program pbrain-nowhere in the PATH", "pbrain-nowhere");
  }

  private static void assertDoesNotStart(String reason, String program) {
    IOException thrown = assertThrows(IOException.class, () -> start(List.of(program)).close());
    assertEquals(reason, thrown.getMessage());
  }

  private BrainProcess start(String commands) throws IOException {
    return start(new ScriptedBrain().first(commands).write(folder.resolve("brain")));
  }

  private static BrainProcess start(List<String> command) throws IOException {
    return new BrainProcess(new ProcessBuilder(command), OutputStream.nullOutputStream());
  }

  private static void send(BrainProcess brain, String line) throws InterruptedException {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.US_ASCII);
    assertTrue(brain.write(bytes, PATIENCE_NANOS));
  }

  private static String line(BrainProcess brain) throws InterruptedException {
    return assertInstanceOf(ReadResult.Line.class, brain.next(PATIENCE_NANOS)).text();
  }
}
