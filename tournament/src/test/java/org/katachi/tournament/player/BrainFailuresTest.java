package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.katachi.brain.scripted.ScriptedBrain;

/** Every way to fail has its fault and its words, and leaves neither a process nor a thread. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(60)
class BrainFailuresTest {

  private static final TimeControl SHORT = new TimeControl(0, 300, 0, 0);

  @TempDir Path folder;

  private ScriptedBrains brains;

  @BeforeEach
  void makeBrains() {
    brains = new ScriptedBrains(folder);
  }

  @AfterEach
  void nothingIsLeft() throws Exception {
    brains.assertNoneIsLeft();
    while (!threads().isEmpty()) {
      Thread.sleep(10);
    }
  }

  /** The threads that talk with brains, which end a moment after these. */
  private static Set<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith("brain's "))
        .collect(Collectors.toSet());
  }

  @Test
  void deadBeforeOk() throws Exception {
    assertFails(
        new ScriptedBrain().first("echo 'no network file' >&2; exit 7"),
        Termination.DID_NOT_START,
        "did not start: it crashed with exit code 7: 'no network file'");
  }

  @Test
  void deadAfterOk() throws Exception {
    assertFails(
        new ScriptedBrain().on("START*", "echo OK; exit 3"),
        Termination.CRASHED,
        "crashed with exit code 3");
  }

  @Test
  void deadWhileItThinks() throws Exception {
    assertFails(
        new ScriptedBrain().on("BEGIN", "exit 4"), Termination.CRASHED, "crashed with exit code 4");
  }

  @Test
  void deadBySignal() throws Exception {
    assertFails(
        new ScriptedBrain().on("BEGIN", "kill -SEGV $$"),
        Termination.CRASHED,
        "crashed with exit code 139 (SIGSEGV)");
  }

  @Test
  void deadAfterHalfALine() throws Exception {
    assertFails(
        new ScriptedBrain().on("BEGIN", "printf 7,; exit 0"),
        Termination.CRASHED,
        "ended by itself (exit code 0) after half a line, '7,'");
  }

  @Test
  void deadAtItsEnd() throws Exception {
    playOneMove(new ScriptedBrain().on("END", "exit 9"));
    assertEquals(List.of("ended with exit code 9 after END"), brains.warnings());
  }

  @Test
  void deadBetweenTwoGames() throws Exception {
    try (EnginePlayer player =
        brains.player(brains.brain(new ScriptedBrain().on("TURN*", "echo 1,1; exit 2")))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      player.ask(ScriptedBrains.moves(1));
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      assertEquals(1, player.ask(ScriptedBrains.moves(1)).move().x());
    }
    assertTrue(brains.warnings().get(0).contains("crashed with exit code 2"), brains::toString);
  }

  @Test
  void endIsIgnored() throws Exception {
    playOneMove(new ScriptedBrain().on("END", ":"));
    assertEquals(
        List.of("did not end within a second after END, and was killed"), brains.warnings());
  }

  @Test
  void silentAtStart() throws Exception {
    EnginePlayer player =
        brains.player(brains.brain(new ScriptedBrain().on("START*", ":")).startMillis(300));
    BrainFailure failure = failure(player);
    assertEquals(Termination.DID_NOT_START, failure.ending());
    assertEquals("did not start: no OK within 300 ms", failure.getMessage());
  }

  @Test
  void tooLate() throws Exception {
    BrainFailure failure =
        failure(
            brains.player(
                brains.brain(new ScriptedBrain().on("BEGIN", "sleep 0.8; echo 1,1"), SHORT)));
    assertEquals(Termination.LATE, failure.ending());
    assertTrue(
        failure.getMessage().matches("did not move within 0.300 s, but after [01]\\.\\d{3} s"),
        failure::getMessage);
  }

  @Test
  void silent() throws Exception {
    BrainFailure failure =
        failure(brains.player(brains.brain(new ScriptedBrain().on("BEGIN", ":"), SHORT)));
    assertEquals(Termination.HUNG, failure.ending());
    assertEquals("did not move within 0.300 s", failure.getMessage());
  }

  @Test
  void silentAfterHalfALine() throws Exception {
    ScriptedBrain script = new ScriptedBrain().on("BEGIN", "printf 7,7");
    BrainFailure failure = failure(brains.player(brains.brain(script, SHORT)));
    assertEquals(Termination.HUNG, failure.ending());
    assertEquals("did not move within 0.300 s; half a line came, '7,7'", failure.getMessage());
  }

  @Test
  void deaf() throws Exception {
    ScriptedBrain script = new ScriptedBrain().on("START*", "echo OK; echo 1; sleep 3600");
    SpecBuilder builder = brains.brain(script, SHORT).startMillis(1_500);
    for (int i = 0; i < 4; i++) {
      builder.info("long" + i, "x".repeat(60_000));
    }
    BrainFailure failure = failure(brains.player(builder));
    assertEquals(Termination.DID_NOT_START, failure.ending());
    assertEquals("did not start: it does not read its input", failure.getMessage());
  }

  @Test
  void anError() throws Exception {
    assertFails(
        new ScriptedBrain().on("BEGIN", "echo ERROR no idea"),
        Termination.GARBAGE,
        "answered 'ERROR no idea' instead of a move");
  }

  @Test
  void garbageAndNoMove() throws Exception {
    assertGarbage("echo I resign", "answered 'I resign' instead of a move");
  }

  /**
   * Fault 10: with all the time that it has, its answer is its end, and not its silence after it.
   */
  @ParameterizedTest
  @CsvSource({
    "BEGIN, 0, UNKNOWN command BEGIN",
    "TURN*, 1, UNKNOWN TURN 0;5",
    "TURN*, 1, UNKNOWN command: TURN",
    "DONE, 3, unknown command BOARD",
  })
  void aBrainThatDoesNotKnowTheRequest(String request, int moves, String answer) throws Exception {
    ScriptedBrain script = new ScriptedBrain().on(request, "echo '" + answer + "'");
    BrainFailure failure = failure(brains.player(brains.brain(script)), moves);
    assertEquals("answered '" + answer + "' instead of a move", failure.getMessage());
    assertEquals(Termination.GARBAGE, failure.ending());
  }

  /** It may be about INFO, so a move may follow. */
  @Test
  void anUnknownThatNamesNoCommandIsTold() throws Exception {
    ScriptedBrain script = new ScriptedBrain().on("BEGIN", "echo UNKNOWN timeout_turn");
    BrainFailure failure = failure(brains.player(brains.brain(script, SHORT)));
    assertEquals(Termination.HUNG, failure.ending());
    assertTrue(
        failure.getMessage().endsWith("; it had answered 'UNKNOWN timeout_turn'"),
        failure::getMessage);
  }

  @Test
  void aMoveWithNulBehindIt() throws Exception {
    assertGarbage("printf '7,7\\000\\n'", "answered '7,7\\x00' instead of a move");
  }

  private void assertGarbage(String answer, String words) throws Exception {
    ScriptedBrain script = new ScriptedBrain().on("BEGIN", answer);
    BrainFailure failure = failure(brains.player(brains.brain(script, SHORT)));
    assertEquals(words, failure.getMessage());
    assertEquals(Termination.GARBAGE, failure.ending());
  }

  @Test
  void anAnswerBeforeItsQuestion() throws Exception {
    ScriptedBrain script = new ScriptedBrain().on("INFO?rule*", "echo 7,7; : >ready");
    try (EnginePlayer player = brains.player(brains.brain(script).directory(folder))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      while (Files.notExists(folder.resolve("ready"))) {
        Thread.sleep(10);
      }
      // The line is in the pipe; another thread takes it out.
      Thread.sleep(200);
      BrainFailure failure =
          assertThrows(BrainFailure.class, () -> player.ask(ScriptedBrains.moves(0)));
      assertEquals("answered '7,7' before it was asked for a move", failure.getMessage());
    }
  }

  @Test
  void aFlood() throws Exception {
    assertFails(
        new ScriptedBrain().on("BEGIN", "yes MESSAGE"), Termination.GARBAGE, "floods its output");
  }

  @Test
  void tooMuchMemory() throws Exception {
    EnginePlayer player = brains.player(brains.brain(new ScriptedBrain()).memory(1_000));
    BrainFailure failure = failure(player);
    assertEquals(Termination.MEMORY, failure.ending());
    assertTrue(
        failure.getMessage().matches("uses \\d+\\.\\d MiB of memory; allowed are 0.0 MiB"),
        failure::getMessage);
  }

  @Test
  void theMemoryOfChildrenCounts() throws Exception {
    // The shell that holds the text is a child of the brain's.
    ScriptedBrain script =
        new ScriptedBrain()
            .on(
                "BEGIN",
                "(x=$(head -c 30000000 /dev/zero | tr '\\0' x); : >ready; sleep 3600; :) >/dev/null"
                    + " & while ! [ -e ready ]; do sleep 0.05; done; echo 1,1");
    EnginePlayer player = brains.player(brains.brain(script).directory(folder).memory(20_000_000));
    assertEquals(Termination.MEMORY, failure(player).ending());
  }

  @Test
  void tooMuchInTheFolder() throws Exception {
    Path files = folder.resolve("files");
    // The file has its size, but nothing in it that would take room on the disk.
    String fill = "dd if=/dev/null of=files/data bs=1048576 seek=80 2>/dev/null";
    ScriptedBrain script = new ScriptedBrain().on("BEGIN", fill + "; echo 1,1");
    EnginePlayer player = brains.player(brains.brain(script).directory(folder).folder(files));
    BrainFailure failure = failure(player);
    assertEquals(Termination.FOLDER, failure.ending());
    assertEquals("keeps 80.0 MiB in its folder; allowed are 70.0 MiB", failure.getMessage());
    assertTrue(brains.heard().contains("INFO folder " + files));
  }

  /** Its talk must not keep the manager from looking. */
  @Test
  void tooMuchInTheFolderOfABrainThatTalksWhileItThinks() throws Exception {
    Path files = folder.resolve("files");
    String fill = "dd if=/dev/null of=files/data bs=1048576 seek=80 2>/dev/null";
    String talk = "while :; do echo MESSAGE thinking; sleep 0.3; done";
    ScriptedBrain script = new ScriptedBrain().on("BEGIN", fill + "; " + talk);
    EnginePlayer player = brains.player(brains.brain(script).directory(folder).folder(files));
    assertEquals(Termination.FOLDER, failure(player).ending());
  }

  @Test
  void aFolderThatTheBrainDeletesHasNothingInIt() throws Exception {
    Path files = folder.resolve("files");
    ScriptedBrain script = new ScriptedBrain().on("BEGIN", "rmdir files; echo 9,9");
    EnginePlayer player = brains.player(brains.brain(script).directory(folder).folder(files));
    player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
    player.ask(ScriptedBrains.moves(0));
    player.close();
    assertTrue(Files.notExists(files));
  }

  @Test
  void tooMuchInAFolderThatIsNamedByALink() throws Exception {
    Path link =
        Files.createSymbolicLink(
            folder.resolve("link"), Files.createDirectory(folder.resolve("files")));
    String fill = "dd if=/dev/null of=files/data bs=1048576 seek=80 2>/dev/null";
    ScriptedBrain script = new ScriptedBrain().on("BEGIN", fill + "; echo 1,1");
    EnginePlayer player = brains.player(brains.brain(script).directory(folder).folder(link));
    assertEquals(Termination.FOLDER, failure(player).ending());
  }

  @Test
  void childrenThatAreLeftBehind() throws Exception {
    playOneMove(new ScriptedBrain().on("END", "sleep 3600 >/dev/null 2>&1 & exit 0"));
    assertEquals(List.of("left processes behind, which were killed: sleep"), brains.warnings());
  }

  @Test
  void childrenOfADeadBrain() throws Exception {
    assertFails(
        new ScriptedBrain().on("BEGIN", "sleep 3600 >/dev/null 2>&1 & exit 3"),
        Termination.CRASHED,
        "crashed with exit code 3");
    assertEquals(List.of("left processes behind, which were killed: sleep"), brains.warnings());
  }

  private void playOneMove(ScriptedBrain script) throws Exception {
    try (EnginePlayer player = brains.player(brains.brain(script))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      player.ask(ScriptedBrains.moves(0));
    }
  }

  private void assertFails(ScriptedBrain script, Termination ending, String words)
      throws Exception {
    BrainFailure failure = failure(brains.player(brains.brain(script)));
    assertEquals(words, failure.getMessage());
    assertEquals(ending, failure.ending());
  }

  /** How the brain fails between its start and its first move; it is abandoned, as in a game. */
  private static BrainFailure failure(EnginePlayer player) {
    return failure(player, 0);
  }

  private static BrainFailure failure(EnginePlayer player, int moves) {
    try (player) {
      return assertThrows(
          BrainFailure.class,
          () -> {
            try {
              player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
              player.ask(ScriptedBrains.moves(moves));
            } catch (BrainFailure e) {
              player.abandon();
              throw e;
            }
          });
    }
  }
}
