package org.katachi.tournament.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.board.Geometry;
import org.katachi.board.Notation;
import org.katachi.board.Point;
import org.katachi.brain.scripted.ScriptedBrain;

/** What a brain is told, and how it goes from game to game. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(60)
class EnginePlayerTest {

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
  void allLimitsAreTold() throws Exception {
    Path files = folder.resolve("files");
    playGames(
        1,
        brains
            .brain(new ScriptedBrain(), new TimeControl(60_000, 5_000, 100, 0))
            .memory(1L << 30)
            .threads(2)
            .nodes(100_000)
            .depth(12)
            .folder(files)
            .info("caution_factor", "3")
            .info("hash_size", "1024"));
    assertEquals(
        List.of(
            "START 15",
            "INFO timeout_turn 5000",
            "INFO timeout_match 60000",
            "INFO time_increment 100",
            "INFO max_memory 1073741824",
            "INFO game_type 3",
            "INFO rule 0",
            "INFO folder " + files,
            "INFO thread_num 2",
            "INFO max_node 100000",
            "INFO max_depth 12",
            "INFO caution_factor 3",
            "INFO hash_size 1024",
            "INFO time_left 60000",
            "BEGIN",
            "END"),
        brains.heard());
    assertTrue(Files.isDirectory(files));
  }

  /** Ponders aloud: more comments than are kept, and all written before it is asked again. */
  @Test
  void whoTalksInTheOpponentsTimePlaysOn() throws Exception {
    Path talked = folder.resolve("talked");
    ScriptedBrain script =
        new ScriptedBrain()
            .onMove("echo $n,0; n=$((n+1)); yes MESSAGE ponders | head -n 30000; : >" + talked);
    try (EnginePlayer player = brains.player(brains.brain(script))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      player.ask(List.of());
      while (Files.notExists(talked)) {
        Thread.sleep(5);
      }
      assertEquals(new Point(1, 0), player.ask(ScriptedBrains.moves(2)).move());
    }
    assertEquals(List.of(), brains.warnings());
  }

  @Test
  void theNextGameBeginsWithStart() throws Exception {
    playGames(3, brains.brain(new ScriptedBrain().first("echo >>starts")).directory(folder));
    assertEquals(3, brains.heard().stream().filter("START 15"::equals).count());
    assertEquals(1, Files.readAllLines(folder.resolve("starts")).size());
  }

  @Test
  void theNextGameBeginsWithRestartIfThatIsWanted() throws Exception {
    playGames(3, brains.brain(new ScriptedBrain()).restartMode(RestartMode.RESTART));
    assertEquals(List.of("START 15", "RESTART", "RESTART"), beginnings());
    assertEquals(List.of(), brains.warnings());
  }

  @Test
  void anotherBoardNeedsStart() throws Exception {
    try (EnginePlayer player =
        brains.player(brains.brain(new ScriptedBrain()).restartMode(RestartMode.RESTART))) {
      player.start(new Geometry(20, 20), ScriptedBrains.RULES);
      player.start(new Geometry(20, 15), ScriptedBrains.RULES);
      player.start(new Geometry(20, 15), ScriptedBrains.RULES);
    }
    assertEquals(List.of("START 20", "RECTSTART 20,15", "RESTART"), beginnings());
  }

  @Test
  void whoRefusesRestartGetsStart() throws Exception {
    ScriptedBrain script = new ScriptedBrain().on("RESTART", "echo UNKNOWN RESTART");
    playGames(3, brains.brain(script).restartMode(RestartMode.RESTART));
    assertEquals(List.of("START 15", "RESTART", "START 15", "START 15"), beginnings());
    assertEquals(
        List.of("answered 'UNKNOWN RESTART' to RESTART; from now on it gets START instead"),
        brains.warnings());
  }

  @Test
  void whoDoesNotAnswerRestartGetsANewProcess() throws Exception {
    ScriptedBrain script = new ScriptedBrain().first("echo >>starts").on("RESTART", ":");
    playGames(
        3,
        brains.brain(script).directory(folder).startMillis(1_500).restartMode(RestartMode.RESTART));
    assertEquals(List.of("START 15", "RESTART", "START 15", "START 15"), beginnings());
    assertEquals(2, Files.readAllLines(folder.resolve("starts")).size());
  }

  @Test
  void aProcessForEachGame() throws Exception {
    ScriptedBrain script = new ScriptedBrain().first("echo >>starts");
    playGames(3, brains.brain(script).directory(folder).restartMode(RestartMode.PROCESS));
    assertEquals(3, Files.readAllLines(folder.resolve("starts")).size());
    assertEquals(3, brains.heard().stream().filter("END"::equals).count());
  }

  @Test
  void turnFollowsTheFirstRequest() throws Exception {
    try (EnginePlayer player = brains.player(brains.brain(new ScriptedBrain()))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      player.ask(Notation.parsePos("h8h9"));
      player.ask(Notation.parsePos("h8h9a1i9"));
    }
    assertEquals(List.of("BOARD", "7,7,1", "7,8,2", "DONE", "TURN 8,8"), requests());
  }

  @Test
  void boardForEveryMove() throws Exception {
    try (EnginePlayer player = brains.player(brains.brain(new ScriptedBrain()).boardEveryMove())) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      player.ask(List.of());
      player.ask(Notation.parsePos("a1i9"));
    }
    assertEquals(List.of("BEGIN", "BOARD", "0,0,1", "8,8,2", "DONE"), requests());
  }

  @Test
  void aSuggestionIsPlayed() throws Exception {
    ScriptedBrain script =
        new ScriptedBrain().on("BEGIN", "echo SUGGEST 3,4").on("PLAY*", "echo ${line#PLAY }");
    try (EnginePlayer player = brains.player(brains.brain(script))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      assertEquals(new Point(3, 4), player.ask(List.of()).move());
    }
    assertEquals(List.of("BEGIN", "PLAY 3,4"), requests());
  }

  @Test
  void whoPlaysOtherThanItSuggestedLoses() throws Exception {
    ScriptedBrain script =
        new ScriptedBrain().on("BEGIN", "echo SUGGEST 3,4").on("PLAY*", "echo 4,3");
    try (EnginePlayer player = brains.player(brains.brain(script))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      BrainFailure failure = assertThrows(BrainFailure.class, () -> player.ask(List.of()));
      assertEquals("answered '4,3' instead of the 3,4 that it had suggested", failure.getMessage());
    }
  }

  @Test
  void ofWhatItSaysBesideTheMessagesAreKept() throws Exception {
    ScriptedBrain script =
        new ScriptedBrain()
            .on(
                "BEGIN",
                "echo MESSAGE Eval 3; echo DEBUG a; echo; echo INFO PV 0; echo DEBUG b; echo 1,1");
    try (EnginePlayer player = brains.player(brains.brain(script))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      MoveReply answer = player.ask(List.of());
      assertEquals(List.of("Eval 3"), answer.messages());
      assertTrue(answer.searchInfo().isPresent());
    }
  }

  /** A public brain writes the depth of its search as a character, and 10 breaks the line. */
  @Test
  void aLineOfTextThatIsBrokenDoesNotLose() throws Exception {
    ScriptedBrain script =
        new ScriptedBrain()
            .on("BEGIN", "printf 'MESSAGE dep \\n-\\017 ev 124 nd 113k\\n'; echo 1,1");
    try (EnginePlayer player = brains.player(brains.brain(script))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      MoveReply answer = player.ask(List.of());
      assertEquals(new Point(1, 1), answer.move());
      assertEquals(List.of("dep"), answer.messages());
    }
  }

  @Test
  void swap2() throws Exception {
    ScriptedBrain script =
        new ScriptedBrain().on("SWAP2BOARD", "echo MESSAGE me; echo 1,1 2,2 3,3");
    try (EnginePlayer player = brains.player(brains.brain(script.on("DONE", ":")))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      Swap2Reply answer = player.askSwap2(List.of());
      assertEquals(List.of(new Point(1, 1), new Point(2, 2), new Point(3, 3)), answer.stones());
      assertEquals("me", answer.message().orElseThrow());
    }
    assertEquals(List.of("SWAP2BOARD", "DONE"), requests());
  }

  @Test
  void afterSwap2ThePositionIsTold() throws Exception {
    ScriptedBrain script =
        new ScriptedBrain()
            .on("SWAP2BOARD", "swap=1")
            .on("DONE", "echo $([ $swap ] && echo SWAP || echo 9,9); swap=");
    try (EnginePlayer player = brains.player(brains.brain(script))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      assertEquals(List.of(), player.askSwap2(Notation.parsePos("a1b1c1")).stones());
      player.ask(Notation.parsePos("a1b1c1d1"));
    }
    assertEquals(
        List.of(
            "SWAP2BOARD",
            "0,0",
            "1,0",
            "2,0",
            "DONE",
            "BOARD",
            "0,0,1",
            "1,0,2",
            "2,0,1",
            "3,0,2",
            "DONE"),
        requests());
  }

  /** The command before SWAP2BOARD is INFO, and the complaint may come late. */
  @Test
  void whoDoesNotKnowAKeyOfInfoMayKnowSwap2() throws Exception {
    ScriptedBrain script =
        new ScriptedBrain()
            .on("SWAP2BOARD", "echo 'UNKNOWN INFO time_left'; echo 1,1 2,2 3,3")
            .on("DONE", ":");
    try (EnginePlayer player = brains.player(brains.brain(script))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      assertEquals(3, player.askSwap2(List.of()).stones().size());
    }
  }

  @Test
  void whoDoesNotKnowSwap2IsFoundOut() throws Exception {
    ScriptedBrain script =
        new ScriptedBrain().on("SWAP2BOARD", ":").on("DONE", "echo UNKNOWN command");
    try (EnginePlayer player = brains.player(brains.brain(script))) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      BrainFailure failure = assertThrows(BrainFailure.class, () -> player.askSwap2(List.of()));
      assertEquals(Termination.NO_SWAP2, failure.ending());
    }
  }

  @Test
  void theEnvironmentAndTheWorkingDirectoryAreSet() throws Exception {
    Path own = Files.createDirectory(folder.resolve("own"));
    playGames(
        1,
        brains
            .brain(new ScriptedBrain().first("echo \"$WEIGHTS\" >weights"))
            .directory(own)
            .environment("WEIGHTS", "my own"));
    assertEquals("my own\n", Files.readString(own.resolve("weights")));
  }

  @Test
  void anotherProgramCanStartIt() throws Exception {
    BrainSpec spec =
        brains
            .brain(new ScriptedBrain().first("echo \"$WEIGHTS\" >weights"))
            .directory(folder)
            .build();
    BrainSpec behind = spec.behind(List.of("env", "WEIGHTS=1")).behind(List.of("env", "WEIGHTS=2"));
    try (EnginePlayer player = new EnginePlayer(behind, ProgramFiles.NONE, warning -> {})) {
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
    }
    assertEquals("1\n", Files.readString(folder.resolve("weights")), "the inner one comes last");
  }

  @Test
  void theConversationIsRecorded() throws Exception {
    Path talks = folder.resolve("talks");
    try (EnginePlayer player =
        brains.player(brains.brain(new ScriptedBrain()).transcripts(talks))) {
      player.nextGame("game 7");
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
      player.ask(List.of());
      player.nextGame("game 8");
      player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
    }
    List<String> first = Files.readAllLines(talks.resolve("game_7-brain.txt"));
    assertTrue(first.get(0).matches(" *\\d+\\.\\d{3} > START 15"), first::toString);
    assertTrue(first.get(first.size() - 1).matches(" *\\d+\\.\\d{3} < 0,0"), first::toString);
    List<String> second = Files.readAllLines(talks.resolve("game_8-brain.txt"));
    assertTrue(second.get(second.size() - 1).endsWith("> END"), second::toString);
  }

  @Test
  void stderrIsKept() throws Exception {
    ScriptedBrain script = new ScriptedBrain().on("BEGIN", "echo hm >&2; echo 1,1");
    playGames(2, brains.brain(script).transcripts(folder));
    Path file = folder.resolve("brain.stderr");
    while (Files.size(file) < 6) {
      Thread.sleep(10);
    }
    assertEquals(List.of("hm", "hm"), Files.readAllLines(file));
  }

  @Test
  void noTimeForATurnIsTold() throws Exception {
    playGames(1, brains.brain(new ScriptedBrain(), new TimeControl(0, 0, 0, 20_000)));
    assertTrue(brains.heard().contains("INFO timeout_turn 0"));
  }

  @Test
  void senselessBrainsAreRefused() throws Exception {
    SpecBuilder builder = brains.brain(new ScriptedBrain());
    assertThrows(IllegalArgumentException.class, () -> builder.info("two words", "1").build());
    assertThrows(
        IllegalArgumentException.class,
        () -> brains.brain(new ScriptedBrain()).info("key", "1\r\nEND").build());
    assertThrows(
        IllegalArgumentException.class, () -> brains.brain(new ScriptedBrain()).threads(0).build());
    assertThrows(
        IllegalArgumentException.class,
        () -> new SpecBuilder("x", List.of(), ScriptedBrains.PATIENT).build());
  }

  private void playGames(int games, SpecBuilder builder) throws Exception {
    try (EnginePlayer player = brains.player(builder)) {
      for (int i = 0; i < games; i++) {
        player.start(ScriptedBrains.BOARD, ScriptedBrains.RULES);
        player.ask(List.of());
      }
    }
  }

  private List<String> beginnings() throws IOException {
    return brains.heard().stream().filter(line -> line.contains("START")).toList();
  }

  /** What it was told in its games, without START, INFO and END. */
  private List<String> requests() throws IOException {
    return brains.heard().stream()
        .filter(line -> Stream.of("START", "INFO", "END").noneMatch(line::startsWith))
        .toList();
  }
}
