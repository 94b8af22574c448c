package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;

/** Before a tournament it is told in words why a brain can't play. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(60)
class BrainProbeTest {

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

  @Test
  void aGoodBrainTellsAboutItself() throws Exception {
    ScriptedBrain script =
        new ScriptedBrain().on("ABOUT", "echo MESSAGE hi; echo 'name=\"Good\", version=\"1\"'");
    assertEquals(
        new BrainProbe(Optional.empty(), "name=\"Good\", version=\"1\""),
        probe(brains.brain(script)));
  }

  @Test
  void silenceAboutItselfIsNoProblem() throws Exception {
    assertEquals(
        new BrainProbe(Optional.empty(), "no answer to ABOUT within a second"),
        probe(brains.brain(new ScriptedBrain().on("ABOUT", ":"))));
  }

  /** Some answer INFO, though the protocol says that nobody does. */
  @Test
  void anOkToInfoIsNoName() throws Exception {
    assertTells(
        "name=\"Late\"",
        new ScriptedBrain().on("INFO*", "echo OK").on("ABOUT", "echo 'name=\"Late\"'"));
  }

  @Test
  void aCrashOnAboutIsTold() throws Exception {
    assertTells("crashed with exit code 5 on ABOUT", new ScriptedBrain().on("ABOUT", "exit 5"));
  }

  @Test
  void whatItTellsCanNotDisturbATerminal() throws Exception {
    assertTells(
        "name=\"\\x1b[2J\\x07\"",
        new ScriptedBrain().on("ABOUT", "printf 'name=\"\\033[2J\\007\"\\n'"));
  }

  private void assertTells(String words, ScriptedBrain script) throws Exception {
    assertEquals(words, probe(brains.brain(script)).about());
  }

  @Test
  void aFileThatIsNotThere() throws Exception {
    Path missing = folder.resolve("missing");
    assertProblem("did not start: there is no file " + missing, command(missing.toString()));
  }

  @Test
  void aFileThatIsNotExecutable() throws Exception {
    Path file = Files.writeString(folder.resolve("plain"), "hello");
    assertProblem("did not start: " + file + " is not executable", command(file.toString()));
  }

  @Test
  void aFileThatIsNoProgram() throws Exception {
    Path file = Files.write(folder.resolve("noise"), new byte[] {1, 2, 3, 0, 5});
    assertTrue(file.toFile().setExecutable(true));
    String problem = probe(command(file.toString())).problem().orElseThrow();
    assertTrue(problem.startsWith("did not start: "), problem);
  }

  @Test
  void aDirectory() throws Exception {
    assertProblem("did not start: " + folder + " is a directory", command(folder.toString()));
  }

  @Test
  void aNameThatIsNowhere() throws Exception {
    assertProblem(
        "did not start: there is no program pbrain-nowhere in the PATH", command("pbrain-nowhere"));
  }

  @Test
  void aWorkingDirectoryThatIsNotThere() throws Exception {
    Path missing = folder.resolve("missing");
    assertProblem(
        "did not start: there is no directory " + missing,
        brains.brain(new ScriptedBrain()).directory(missing));
  }

  @Test
  void aProgramIsLookedForInTheWorkingDirectoryFirst() throws Exception {
    Path own = Files.createDirectory(folder.resolve("own"));
    Path file =
        Files.writeString(own.resolve("mine"), "#!/bin/sh\nread -r x; echo OK; read -r x\n");
    assertTrue(file.toFile().setExecutable(true));
    assertEquals(Optional.empty(), probe(command("./mine").directory(own)).problem());
  }

  @Test
  void aBoardThatItDoesNotPlay() throws Exception {
    assertProblem(
        "did not start: it answered 'ERROR 20 only' to START",
        brains.brain(new ScriptedBrain().on("START*", "echo ERROR 20 only")));
  }

  @Test
  void noOk() throws Exception {
    assertProblem(
        "did not start: no OK within 300 ms",
        brains.brain(new ScriptedBrain().on("START*", "echo MESSAGE wait")).startMillis(300));
  }

  /** The manager's file, not the brain's. */
  @Test
  void aFileOfStderrThatCanNotBeMadeIsNoFaultOfTheBrain() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "");
    SpecBuilder brain = brains.brain(new ScriptedBrain()).transcripts(file.resolve("logs"));
    assertThrows(ManagerFault.class, () -> probe(brain));
  }

  private static SpecBuilder command(String... words) {
    return new SpecBuilder("brain", List.of(words), ScriptedBrains.PATIENT);
  }

  private static void assertProblem(String words, SpecBuilder builder) throws Exception {
    assertEquals(Optional.of(words), probe(builder).problem());
  }

  private static BrainProbe probe(SpecBuilder builder) throws Exception {
    return BrainProbe.of(builder.build(), ScriptedBrains.BOARD, ScriptedBrains.RULES);
  }
}
