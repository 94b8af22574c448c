package org.katachi.tournament.player;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;

/** What the manager or its machine did loses no brain a game. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "processes are stopped and looked at in /proc")
@Timeout(60)
class ManagersFaultsTest {

  /** Time enough to stop a manager that waits for the answer. */
  private static final TimeControl TURN = new TimeControl(0, 2_000, 0, 0);

  @TempDir Path folder;

  private ScriptedBrains brains;

  @BeforeEach
  void makeBrains() {
    brains = new ScriptedBrains(folder);
  }

  @AfterEach
  void noProcessIsLeft() {
    brains.assertNoneIsLeft();
  }

  /** It gets no processor from before the answer until after the brain's time. */
  @Test
  void anAnswerThatAStoppedManagerReadsLateIsNotLate() throws Exception {
    assertEquals("spoiled", outcomeOfAStoppedManager("BEGIN", "echo 1,1", 20_000, 3_000));
  }

  /** No clock runs, so the game need not be played again. */
  @Test
  void anOkThatAStoppedManagerReadsLateIsNotLate() throws Exception {
    assertEquals("moved", outcomeOfAStoppedManager("START*", "n=0; echo OK", 9_000, 10_000));
  }

  @Test
  void whoSaysNoOkHasNotStartedUnderAStoppedManagerToo() throws Exception {
    assertEquals("did not start", outcomeOfAStoppedManager("START*", ":", 9_000, 10_000));
  }

  @Test
  void whoAnswersNothingLosesUnderAStoppedManagerToo() throws Exception {
    assertEquals("hung", outcomeOfAStoppedManager("BEGIN", ":", 20_000, 3_000));
  }

  /**
   * The manager is stopped while the brain works on a command, and goes on some time after the
   * brain has answered.
   *
   * @param startMillis how long the brain may take to start
   */
  private String outcomeOfAStoppedManager(
      String command, String answer, long startMillis, long pauseMillis) throws Exception {
    brains.brain(
        new ScriptedBrain()
            .on(
                command,
                ": >"
                    + folder
                    + "/asked; while ! [ -e "
                    + folder
                    + "/go ]; do sleep 0.01; done; "
                    + answer
                    + "; : >"
                    + folder
                    + "/answered"));
    Process manager =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Manager.class.getName(),
                folder.resolve("brain").toString(),
                Long.toString(startMillis))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      await("asked");
      signal("STOP", manager.pid());
      Files.createFile(folder.resolve("go"));
      await("answered");
      Thread.sleep(pauseMillis);
      signal("CONT", manager.pid());
      return new String(manager.getInputStream().readAllBytes(), UTF_8);
    } finally {
      signal("CONT", manager.pid());
      manager.destroyForcibly().waitFor();
    }
  }

  private void await(String file) throws InterruptedException {
    while (Files.notExists(folder.resolve(file))) {
      Thread.sleep(5);
    }
  }

  private static void signal(String name, long pid) throws IOException, InterruptedException {
    new ProcessBuilder("sh", "-c", "kill -" + name + " " + pid + " 2>/dev/null").start().waitFor();
  }

  /** Asks the brain that is its argument for a move, and tells what became of it. */
  static final class Manager {

    private Manager() {}

    public static void main(String[] arguments) throws Exception {
      BrainSpec spec =
          new SpecBuilder("brain", List.of("sh", arguments[0]), TURN)
              .startMillis(Long.parseLong(arguments[1]))
              .build();
      try (EnginePlayer player = new EnginePlayer(spec, ProgramFiles.NONE, warning -> {})) {
        player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
        player.ask(ScriptedBrains.moves(0));
        System.out.print("moved");
      } catch (GameSpoiled e) {
        System.out.print("spoiled");
      } catch (BrainFailure e) {
        System.out.print(e.ending());
      }
    }
  }

  /** As the kernel does when memory is short. */
  @Test
  void whoIsKilledByOthersHasNotCrashed() throws Exception {
    GameSpoiled fault = spoiled(new ScriptedBrain().on("BEGIN", "kill -KILL $$"));
    assertTrue(
        fault.getMessage().startsWith("a brain was killed (exit code 137 (SIGKILL))"),
        fault::getMessage);
  }

  @Test
  void whoseChildIsKilledByOthersHasNotCrashed() throws Exception {
    spoiled(new ScriptedBrain().on("BEGIN", "exit 137"));
  }

  /** It may have outrun its limit between two looks. */
  @Test
  void whoIsKilledUnderALimitOfMemoryHasCrashed() throws Exception {
    SpecBuilder brain =
        brains.brain(new ScriptedBrain().on("BEGIN", "kill -KILL $$")).memory(1L << 40);
    try (EnginePlayer player = brains.player(brain)) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      BrainFailure failure =
          assertThrows(BrainFailure.class, () -> player.ask(ScriptedBrains.moves(0)));
      assertEquals("crashed with exit code 137 (SIGKILL)", failure.getMessage());
    }
  }

  private GameSpoiled spoiled(ScriptedBrain script) throws Exception {
    try (EnginePlayer player = brains.player(brains.brain(script))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      return assertThrows(GameSpoiled.class, () -> player.ask(ScriptedBrains.moves(0)));
    }
  }

  /** Handing the request to the writing thread takes longer than what is left. */
  @Test
  void aClockOfNothingIsNoDeafness() throws Exception {
    GameClock clock = new GameClock(new TimeControl(1, 1, 0, 0));
    clock.spend(TimeUnit.MILLISECONDS.toNanos(1));
    BrainSpec spec = brains.brain(new ScriptedBrain().on("BEGIN", ":")).build();
    try (BrainChannel channel = new BrainChannel(spec, warning -> {})) {
      ResourceMonitor resources = new ResourceMonitor(channel.process(), spec, warning -> {});
      MoveRequest request = new MoveRequest(channel, clock, resources);
      BrainFailure failure = assertThrows(BrainFailure.class, () -> request.move("BEGIN\r\n"));
      assertEquals("did not move within 0.000 s", failure.getMessage());
    }
  }
}
