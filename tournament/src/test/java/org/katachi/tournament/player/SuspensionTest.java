package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.BrainProcess;
import org.katachi.brain.scripted.ScriptedBrain;

/** A brain that may think only when it is asked does not think in its opponent's time. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "what a process does is read from /proc")
@Timeout(60)
class SuspensionTest {

  /** A brain with a child that never stops to think. */
  private static ScriptedBrain ponders() {
    return new ScriptedBrain()
        .first("while :; do :; done >/dev/null &")
        .on("END", "kill $!; exit 0");
  }

  @TempDir Path folder;

  private ScriptedBrains brains;

  @BeforeEach
  void makeBrains() {
    brains = new ScriptedBrains(folder);
  }

  @AfterEach
  void noProcessIsLeft() {
    brains.assertNoneIsLeft();
    assertEquals(List.of(), brains.warnings());
  }

  @Test
  void itsProcessesStandStillWhileItIsNotAsked() throws Exception {
    try (EnginePlayer player = brains.player(brains.brain(ponders()).suspended())) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      assertStandsStill();
      for (int move = 0; move < 3; move++) {
        player.ask(ScriptedBrains.moves(2 * move));
        assertStandsStill();
      }
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      assertStandsStill();
    }
  }

  @Test
  void itPondersWhereItMay() throws Exception {
    try (EnginePlayer player = brains.player(brains.brain(ponders()))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      player.ask(ScriptedBrains.moves(0));
      Duration before = processorTime();
      while (processorTime().equals(before)) {
        Thread.sleep(10);
      }
    }
  }

  @Test
  void aSuspendedBrainCanBeAbandoned() throws Exception {
    try (EnginePlayer player = brains.player(brains.brain(ponders()).suspended())) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      player.abandon();
    }
  }

  @Test
  void childrenWhoseParentsHaveDiedStandStillToo() throws Exception {
    ScriptedBrain script =
        new ScriptedBrain()
            .first("(while :; do :; done >/dev/null & echo $! >orphan); : ")
            .on("END", "kill $(cat orphan); exit 0");
    try (EnginePlayer player = brains.player(brains.brain(script).directory(folder).suspended())) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      assertStandsStill();
      player.ask(ScriptedBrains.moves(0));
      assertStandsStill();
    }
  }

  /** A freeze that was asked for comes true even if it comes too late. */
  @Test
  void whatCanNotBeSuspendedIsResumedAndNotSuspendedAgain() throws Exception {
    BrainProcess process = mock(BrainProcess.class);
    doThrow(new IOException("it does not stand still")).when(process).suspendTree();
    List<String> warnings = new ArrayList<>();
    Suspension suspension = new Suspension(process, true, warnings::add);
    suspension.begin();
    suspension.end();
    suspension.begin();
    verify(process).suspendTree();
    verify(process).resumeTree();
    assertEquals(List.of("can't be suspended: it does not stand still"), warnings);
  }

  /** It would lose by standing still. */
  @Test
  void whatCanNotBeResumedSpoilsTheGame() throws Exception {
    BrainProcess process = mock(BrainProcess.class);
    Suspension suspension = new Suspension(process, true, warning -> {});
    suspension.begin();
    doThrow(new IOException("the shell that sends signals has ended")).when(process).resumeTree();
    assertThrows(GameSpoiled.class, suspension::end);
  }

  /** From now on it could think in its opponent's time, which thinks in none. */
  @Test
  void whatCouldBeSuspendedAndNoLongerCanSpoilsTheGame() throws Exception {
    BrainProcess process = mock(BrainProcess.class);
    Suspension suspension = new Suspension(process, true, warning -> {});
    suspension.begin();
    suspension.end();
    doThrow(new IOException("the shell that sends signals has ended")).when(process).suspendTree();
    assertThrows(GameSpoiled.class, suspension::begin);
  }

  @Test
  void aDeadWatchdogSpoilsTheGame() throws Exception {
    try (EnginePlayer player = brains.player(brains.brain(ponders()).suspended())) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      List<ProcessHandle> watchdogs =
          ProcessHandle.current()
              .children()
              .filter(child -> child.info().commandLine().orElse("").contains(" watchdog "))
              .toList();
      assertEquals(1, watchdogs.size());
      watchdogs.forEach(ProcessHandle::destroyForcibly);
      for (ProcessHandle watchdog : watchdogs) {
        watchdog.onExit().join();
      }
      assertThrows(GameSpoiled.class, () -> player.ask(ScriptedBrains.moves(0)));
      player.abandon();
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      assertEquals(0, player.ask(ScriptedBrains.moves(0)).move().x());
    }
  }

  /** The manager gets no chance to let it go on. */
  @Test
  void nothingIsLeftOfAKilledManager() throws Exception {
    brains.brain(ponders());
    Process manager =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Manager.class.getName(),
                folder.resolve("brain").toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      assertEquals('!', manager.getInputStream().read());
      assertStandsStill();
    } finally {
      manager.destroyForcibly().waitFor();
    }
    while (!processes().isEmpty()) {
      Thread.sleep(10);
    }
  }

  /** Suspends the brain that is its argument, and sleeps. */
  static final class Manager {

    private Manager() {}

    public static void main(String[] arguments) throws Exception {
      EnginePlayer player =
          new EnginePlayer(
              new SpecBuilder("brain", List.of("sh", arguments[0]), ScriptedBrains.PATIENT)
                  .suspended()
                  .build(),
              ProgramFiles.NONE,
              warning -> {});
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      System.out.print('!');
      System.out.flush();
      Thread.sleep(Duration.ofHours(1).toMillis());
    }
  }

  private void assertStandsStill() throws Exception {
    assertTrue(processes().size() >= 2, "the brain and what it has started");
    // A busy system takes its time until a signal has its effect.
    while (states().contains("R")) {
      Thread.sleep(10);
    }
    Duration before = processorTime();
    Thread.sleep(100);
    assertEquals(before, processorTime());
  }

  private Set<String> states() {
    return processes().stream().map(SuspensionTest::state).collect(Collectors.toSet());
  }

  /** As Linux names it: R for a process that runs; stopped or frozen ones have others. */
  private static String state(ProcessHandle process) {
    try {
      String line = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
      return line.substring(line.lastIndexOf(')') + 2, line.lastIndexOf(')') + 3);
    } catch (IOException e) {
      throw new AssertionError("a process has vanished", e);
    }
  }

  private Duration processorTime() {
    return processes().stream()
        .flatMap(process -> process.info().totalCpuDuration().stream())
        .reduce(Duration.ZERO, Duration::plus);
  }

  private List<ProcessHandle> processes() {
    return ProcessHandle.allProcesses()
        .filter(process -> process.info().commandLine().orElse("").contains("sh " + folder))
        .toList();
  }
}
