package org.katachi.tournament.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.brain.scripted.LeftProcesses;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.tournament.play.WorkerPoolFactory;
import org.katachi.tournament.player.BrainPrograms;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Whole matches between scripted brains: each ends, in the right words, and leaves no process. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(30)
class TournamentTest {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private static final int ELO0_ACCEPTED = 3;
  private static final int UNDECIDED = 4;

  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private Path games;

  /** What is set for the opponent of "row" alone. */
  private List<String> ofOpponent = List.of();

  @BeforeEach
  void makeBrains() throws Exception {
    games = folder.resolve("games.jsonl");
    // In five moves the one has five in a row, and the other five with gaps.
    brain("row", "", "echo \"MESSAGE eval $n\"; echo \"$n,3\"; n=$((n+1))");
    brain("gaps", "", "echo \"$((2*n)),8\"; n=$((n+1))");
  }

  @AfterEach
  void noProcessIsLeft() {
    assertEquals(List.of(), LeftProcesses.mentioning(folder.toString()));
  }

  @Test
  void aWholeMatch() throws Exception {
    assertEquals(0, play("gaps", "-rounds", "2"), err::toString);
    List<JsonNode> lines = lines();
    assertEquals(
        List.of(1, 2, 3, 4), lines.stream().map(line -> line.get("game").asInt()).toList());
    assertEquals(
        List.of(1, 1, 2, 2), lines.stream().map(line -> line.get("pair").asInt()).toList());
    assertEquals(
        List.of("row", "gaps", "row", "gaps"),
        lines.stream().map(line -> line.get("black").asText()).toList());
    for (JsonNode line : lines) {
      assertEquals("five", line.get("ending").asText());
      assertEquals("row makes five in a row", line.get("reason").asText());
    }
    String machine = MAPPER.readTree(Files.readAllLines(games).get(0)).get("machine").asText();
    int processors = Runtime.getRuntime().availableProcessors();
    assertTrue(machine.startsWith(processors + " processors"), machine);
    assertEquals("black", lines.get(0).get("winner").asText());
    assertEquals("white", lines.get(1).get("winner").asText());
    assertEquals(9, lines.get(0).get("moves").size());
    assertEquals("b4", lines.get(0).get("moves").get(2).get("move").asText());
    assertTrue(lines.get(0).get("moves").get(2).get("clock").asDouble() <= 60_000);
    assertEquals("eval 1", lines.get(0).get("moves").get(2).get("message").asText());
    assertTrue(
        out.toString().contains("row against gaps: +4 =0 -0, 4.0 of 4 points"), out::toString);
    assertTrue(out.toString().contains("pairs won 2, lost 0, split 0\n"), out::toString);
    assertTrue(out.toString().contains("pairs (0-2) [0, 0, 0, 0, 2]"), out::toString);
  }

  @Test
  void aBrainPlaysAllGamesInOneProcess() throws Exception {
    Path starts = folder.resolve("starts");
    brain("gaps", "echo started >>" + starts, "echo \"$((2*n)),8\"; n=$((n+1))");
    assertEquals(0, play("gaps", "-rounds", "3"));
    // The first is the trial before the match.
    assertEquals(2, Files.readAllLines(starts).size());
  }

  @Test
  void bothGamesOfAPairHaveTheSameOpening() throws Exception {
    Path book = folder.resolve("book");
    Files.writeString(book, "o15\no14n12\n");
    assertEquals(0, play("gaps", "-rounds", "2", "-openings", "file=" + book, "type=pos"));
    assertEquals(
        List.of("o15", "o15", "o14n12", "o14n12"),
        lines().stream().map(line -> line.get("opening").asText()).toList());
  }

  @Test
  void moreGamesThanTwoArePairsWithOpeningsOfTheirOwn() throws Exception {
    Path book = folder.resolve("book");
    Files.writeString(book, "o15\no14n12\nn13\n");
    assertEquals(
        0, play("gaps", "-rounds", "1", "-games", "4", "-repeat", "-openings", "file=" + book));
    assertEquals(
        List.of("o15", "o15", "o14n12", "o14n12"),
        lines().stream().map(line -> line.get("opening").asText()).toList());
    assertEquals(
        List.of(1, 1, 2, 2), lines().stream().map(line -> line.get("pair").asInt()).toList());
    assertTrue(out.toString().contains("pairs (0-2) [0, 0, 0, 0, 2]"), out::toString);
  }

  @Test
  void whatManagersTellABrain() throws Exception {
    Path heard = folder.resolve("heard");
    Path book = folder.resolve("book");
    Files.writeString(book, "o15n13\n");
    brain("gaps", "", "echo 15,15", "echo \"$line\" >>" + heard);
    assertEquals(0, play("gaps", "-openings", "file=" + book, "-rule", "1"));
    List<String> all = Files.readAllLines(heard);
    List<String> lines = all.subList(all.indexOf("END") + 1, all.size());
    assertEquals(
        List.of(
            "START 15",
            "INFO timeout_turn 2000",
            "INFO timeout_match 60000",
            "INFO max_memory 367001600",
            "INFO game_type 3",
            "INFO rule 1",
            "INFO time_left 60000",
            "BOARD",
            "14,14,2",
            "13,12,1",
            "0,3,2",
            "DONE"),
        lines.subList(0, 12));
  }

  @Test
  void aRectangularBoardIsTold() throws Exception {
    Path heard = folder.resolve("heard");
    brain("gaps", "", "echo 15,15", "echo \"$line\" >>" + heard);
    assertEquals(0, play("gaps", "-boardsize", "20x15"));
    assertEquals("RECTSTART 20,15", Files.readAllLines(heard).get(0));
  }

  @Test
  void aLateMoveLoses() throws Exception {
    brain("bad", "", "sleep 0.6; echo 9,9");
    assertLoses("late", "bad did not move within 0.200 s, but after ", "tc=0/0.2");
  }

  /** Newcomer's M10: 28 of 30 games were late or hung, and a table of Elo followed. */
  @Test
  void aMachineThatDecidesTheGamesEndsWithACodeOfItsOwn() throws Exception {
    brain("row", "", "sleep 0.3; echo 1,1");
    brain("bad", "", "sleep 0.3; echo 1,1");
    assertEquals(5, run("bad", "-each", "st=0.05", "-rounds", "2"), err::toString);
    assertTrue(
        out.toString()
            .contains("several brains were late or hung, in 4 of 4 games: the machine decides"),
        out::toString);
    assertEquals(
        1, StringUtils.countMatches(out.toString(), "Remark: several brains are late or hung"));
    Files.delete(games);
    String[] test = {"-each", "st=0.05", "-rounds", "2", "-sprt", "elo1=1"};
    assertEquals(5, run("bad", test), err::toString);
  }

  @Test
  void countsHaveStatistics() {
    assertEquals(0, execute("statistics", "120", "80", "40", "-sprt", "elo1=5", "elo0=0"));
    assertEquals(
        List.of(
            "120 won, 80 lost, 40 drawn: 140.0 of 240 points",
            "Elo +58.5 ± 40.8, normalised Elo +64.5 ± 44.0, LOS 99.8 %",
            "SPRT elo0 0, elo1 5 (logistic): LLR 0.66 in [-2.94, 2.94], goes on"),
        out.toString().lines().toList());
    out.getBuffer().setLength(0);
    assertEquals(0, execute("statistics", "1", "2", "3", "4", "5"));
    assertTrue(
        out.toString().startsWith("pairs (0-2) [1, 2, 3, 4, 5]: 20.0 of 30 points"), out::toString);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 2 | three counts of games or five of pairs are needed, not 2",
        "0 0 0 | there is no game to count",
        "1 2 x | unknown word x",
        "1 2 3 -sprt elo0=0 | -sprt needs elo1=",
        "1 2 3 -sprt elo0=9 elo1=5 | elo0 must be less than elo1"
      })
  void countsThatMakeNoSenseAreRefused(String words, String message) throws Exception {
    String[] all = ("statistics " + words).split(" ");
    assertUsage(message, () -> execute(all));
  }

  @Test
  void aMoveWithinTheMarginIsNotLate() throws Exception {
    brain("slow", "", "sleep 0.3; echo \"$((2*n)),8\"; n=$((n+1))");
    ofOpponent = List.of("tc=0/0.1", "timemargin=1500");
    assertEquals(0, play("slow"), err::toString);
    assertEquals("row makes five in a row", lines().get(0).get("reason").asText());
  }

  @Test
  void theMatchLimitIsAMovesLimitToo() throws Exception {
    ofOpponent = List.of("tc=1");
    brain("bad", "", "sleep 0.6; echo \"$((2*n)),8\"; n=$((n+1))");
    assertEquals(0, play("bad"), err::toString);
    assertEquals("late", lines().get(0).get("ending").asText());
    assertEquals(3, lines().get(0).get("moves").size());
  }

  @Test
  void tooMuchMemoryLoses() throws Exception {
    brain("bad", "", "echo 9,9");
    assertLoses("memory", "bad uses ", "maxmemory=1000");
  }

  /** 70 MB are allowed. */
  @Test
  void tooMuchInTheFolderLoses() throws Exception {
    Path files = folder.resolve("files");
    brain("bad", "", "head -c 80000000 /dev/zero >" + files + "/data; echo 9,9");
    assertLoses("folder", "bad keeps 76.3 MiB in its folder", "folder=" + files);
  }

  @Test
  void brainsThatDoNotStartAreToldOfBeforeTheFirstGame() throws Exception {
    Path missing = folder.resolve("missing");
    Files.writeString(folder.resolve("bad"), "read -r line; echo ERROR too small");
    assertNotReady(
        "bad did not start: it answered 'ERROR too small' to START; third did not start: there is"
            + " no file "
            + missing,
        () -> play("bad", "-engine", "cmd='" + missing + "'", "name=third"));
    assertTrue(Files.notExists(games));
  }

  /** As Ctrl-C does it. */
  @Test
  void aStopWhileBrainsStartIsTold() throws Exception {
    Path started = folder.resolve("started");
    brain("gaps", ": >" + started + "; sleep 20", ":");
    FutureTask<Integer> run = new FutureTask<>(() -> play("gaps"));
    Thread thread = new Thread(run);
    thread.start();
    while (Files.notExists(started)) {
      Thread.sleep(10);
    }
    thread.interrupt();
    assertEquals(130, run.get());
    assertEquals("Stopped before the first game; nothing was played.", out.toString().strip());
    assertTrue(Files.notExists(games));
  }

  @Test
  void aProgramForAPlatformThatIsMissingIsToldOfBeforeTheFirstGame() throws Exception {
    Path missing = folder.resolve("missing.exe");
    ofOpponent = List.of("platform.windows=" + missing);
    assertEquals(2, play("gaps"));
    assertTrue(
        err.toString().contains("gaps for windows: there is no file " + missing), err::toString);
    assertTrue(Files.notExists(games));
  }

  @Test
  void aRebuiltProgramForAPlatformIsAnotherBuild() throws Exception {
    Path program = Files.writeString(folder.resolve("gaps.exe"), "old");
    ofOpponent = List.of("platform.windows=" + program);
    assertEquals(0, play("gaps", "-rounds", "1"), err::toString);
    Files.writeString(program, "new");
    assertNotReady(
        "engine 2 is another build, of which windows/gaps.exe differs",
        () -> play("gaps", "-resume", "-rounds", "2"));
  }

  @Test
  void whatABrainTellsAboutItselfIsShown() throws Exception {
    assertEquals(0, play("gaps"), err::toString);
    assertTrue(out.toString().startsWith("row: name=\"scripted\""), out::toString);
  }

  @Test
  void aBrainThatTellsNothingAboutItselfIsNamed() throws Exception {
    new ScriptedBrain().on("ABOUT", ":").onMove("echo 1,$n; n=$((n+1))").write(folder.resolve("x"));
    assertEquals(0, play("x"), err::toString);
    assertTrue(out.toString().contains("x: no answer to ABOUT within a second"), out::toString);
  }

  @Test
  void namesAndMessagesMayBeInAnyLanguage() throws Exception {
    brain("gaps", "", "echo 'MESSAGE 五目 ťah'; echo \"$((2*n)),8\"; n=$((n+1))", "");
    assertEquals(0, play("gaps", "-rounds", "1"), err::toString);
    assertEquals("五目 ťah", lines().get(0).get("moves").get(1).get("message").asText());
  }

  @Test
  void whatLosesNoGameIsRemarkedOnce() throws Exception {
    brain("gaps", "", "echo \"$((2*n)),8\"; n=$((n+1))", "[ \"$line\" = END ] && exit 9");
    ofOpponent = List.of("restart=process");
    assertEquals(0, play("gaps", "-rounds", "2"), err::toString);
    List<String> warnings =
        out.toString().lines().filter(line -> line.startsWith("Remark: ")).toList();
    assertEquals(List.of("Remark: gaps ended with exit code 9 after END."), warnings);
  }

  @Test
  void aBrainThatPlaysOneGameOnlyIsStartedAgain() throws Exception {
    brain(
        "gaps",
        "",
        "echo \"$((2*n)),8\"; n=$((n+1))",
        "[ \"$line\" = 'START 15' ] && starts=1$starts; [ \"$starts\" = 11 ] && exit 0");
    assertEquals(0, play("gaps", "-rounds", "3"));
    assertEquals(6, lines().size());
    for (JsonNode line : lines()) {
      assertEquals("row makes five in a row", line.get("reason").asText());
    }
  }

  @Test
  void aTestStopsTheMatchByItself() throws Exception {
    Path book = folder.resolve("book");
    Files.writeString(
        book,
        IntStream.range(0, 60)
            .mapToObj(i -> "" + (char) ('a' + i % 15) + (11 + i / 15))
            .collect(Collectors.joining("\n")));
    String[] match = {
      "-rounds", "1000", "-openings", "file=" + book, "symmetry=none", "-sprt", "elo0=0", "elo1=200"
    };
    assertEquals(0, play("gaps", match));
    assertTrue(out.toString().contains("SPRT elo0 0, elo1 200 (logistic): LLR "), out::toString);
    assertTrue(out.toString().contains("elo1 accepted"), out::toString);
    assertTrue(lines().size() < 100, () -> "games: " + out);
    List<String> reversed = new ArrayList<>(List.of("-each", "tc=60/2"));
    for (String name : List.of("gaps", "row")) {
      reversed.addAll(List.of("-engine", "cmd=sh '" + folder.resolve(name) + "'", "name=" + name));
    }
    reversed.addAll(List.of(match));
    assertEquals(ELO0_ACCEPTED, execute(reversed.toArray(String[]::new)), err::toString);
    assertTrue(out.toString().contains("elo0 accepted"), out::toString);
  }

  @Test
  void aTestThatFaultsAloneDecideIsToldSo() throws Exception {
    Path book = folder.resolve("book");
    Files.writeString(book, "a11\nb11\nc11\nd11\ne11\nf11\ng11\nh11\ni11\nj11\nk11\nl11\n");
    brain("bad", "", "echo 99,99");
    String[] match = {
      "-rounds", "12", "-openings", "file=" + book, "symmetry=none", "-sprt", "elo0=0", "elo1=400"
    };
    assertEquals(0, play("bad", match), err::toString);
    assertTrue(out.toString().contains(", elo1 accepted"), out::toString);
    assertTrue(
        out.toString().contains("faults have decided: without games lost by a fault the LLR is"),
        out::toString);
  }

  /** Fault 22. */
  @Test
  void theTimeToGoIsToldWithoutATerminal() throws Exception {
    assertEquals(0, play("gaps", "-rounds", "2", "-ratinginterval", "2"), err::toString);
    assertTrue(
        out.toString()
            .lines()
            .anyMatch(line -> line.matches(" *2 of 4 games, 50 %, [:0-9]+ to go")),
        out::toString);
  }

  @Test
  void linesMayHaveTheFormOfOtherManagers() throws Exception {
    assertEquals(0, play("gaps", "-output", "format=cutechess"), err::toString);
    assertTrue(out.toString().contains("Finished game 1 (row vs gaps): 1-0 {"), out::toString);
    assertTrue(out.toString().contains("Finished game 2 (gaps vs row): 0-1 {"), out::toString);
    assertTrue(
        out.toString().contains("Score of row vs gaps: 2 - 0 - 0  [1.000] 2"), out::toString);
    assertTrue(out.toString().contains("White vs Black: 1 - 1 - 0  [0.500] 2"), out::toString);
    Files.delete(games);
    assertEquals(0, play("gaps", "-output", "format=fastchess"), err::toString);
    assertTrue(out.toString().contains("Results of row vs gaps:"), out::toString);
    assertTrue(
        out.toString().contains("Ptnml(0-2): [0, 0, 0, 0, 1], WL/DD Ratio: "), out::toString);
    assertUsage(
        "format= is one of katachi, cutechess, fastchess, not fastches; did you mean fastchess?",
        () -> play("gaps", "-output", "format=fastches"));
  }

  @Test
  void programsAreToldOfEachGame() throws Exception {
    assertEquals(0, play("gaps", "-progress", path("progress")), err::toString);
    List<String> told = Files.readAllLines(folder.resolve("progress"));
    assertEquals(2, told.size());
    JsonNode last = MAPPER.readTree(told.get(1));
    assertEquals(2, last.get("games").asInt());
    assertEquals(2, last.get("total").asInt());
    assertEquals("white", last.get("winner").asText());
    assertEquals(2, last.at("/match/wins").asInt());
    assertTrue(last.at("/match/elo").isMissingNode(), "infinite");
  }

  /** Deterministic brains on the empty board: the first pair says it all. */
  @Test
  void gamesThatRepeatOthersDecideNoTest() throws Exception {
    String[] test = {"-sprt", "elo0=0", "elo1=200", "-resume", "-rounds"};
    assertEquals(UNDECIDED, play("gaps", concat(test, "20")), err::toString);
    assertEquals(40, lines().size());
    assertTrue(out.toString().contains("goes on"), out::toString);
    String told = "38 of 40 games repeat another move by move";
    assertTrue(out.toString().contains(told), out::toString);
    out.getBuffer().setLength(0);
    assertEquals(UNDECIDED, play("gaps", concat(test, "20")), err::toString);
    assertTrue(out.toString().contains(told), "read from the log");
  }

  private static String[] concat(String[] words, String last) {
    return Stream.concat(Stream.of(words), Stream.of(last)).toArray(String[]::new);
  }

  @Test
  void aMatchThatWasKilledGoesOn() throws Exception {
    assertEquals(0, play("gaps", "-rounds", "2"));
    List<String> whole = Files.readAllLines(games);
    Files.writeString(
        games,
        String.join("\n", whole.get(0), whole.get(1), whole.get(3), whole.get(4).substring(0, 50)));
    assertEquals(0, play("gaps", "-rounds", "2", "-resume"), err::toString);
    assertEquals(
        List.of(1, 3, 2, 4), lines().stream().map(line -> line.get("game").asInt()).toList());
    assertTrue(out.toString().contains("pairs (0-2) [0, 0, 0, 0, 2]"), out::toString);
  }

  @Test
  void aFinishedMatchIsNotPlayedAgain() throws Exception {
    assertEquals(0, play("gaps"));
    String before = Files.readString(games);
    assertFalse(out.toString().contains("from the log"), out::toString);
    assertEquals(0, play("gaps", "-resume"));
    assertEquals(before, Files.readString(games));
    assertTrue(out.toString().contains("All 2 games come from the log."), out::toString);
    assertEquals(0, play("gaps", "-resume", "-rounds", "2"));
    assertTrue(out.toString().contains("2 of the games come from the log."), out::toString);
  }

  @Test
  void aFinishedMatchMayGrow() throws Exception {
    assertEquals(0, play("gaps", "-rounds", "1"));
    assertEquals(0, play("gaps", "-rounds", "3", "-resume"), err::toString);
    assertEquals(6, lines().size());
    assertEquals(0, play("gaps", "-rounds", "4", "-resume"), err::toString);
    assertEquals(8, lines().size());
    assertNotReady("the tournament has no game", () -> play("gaps", "-rounds", "3", "-resume"));
  }

  @Test
  void aKnockoutsMatchesDoNotGrow() throws Exception {
    assertEquals(0, play("gaps", "-rounds", "1", "-tournament", "knockout"));
    assertNotReady(
        "\"rounds\" was 1 and is 2",
        () -> play("gaps", "-rounds", "2", "-tournament", "knockout", "-resume"));
  }

  @Test
  void aFileOfOtherThingsIsNotTakenForALog() throws Exception {
    Files.writeString(games, "{\"rounds\": 5}");
    assertNotReady("the first line of " + games + " holds no settings", () -> play("gaps"));
    assertEquals("{\"rounds\": 5}", Files.readString(games));
    Files.writeString(games, "{\"date\":\"2026-");
    assertEquals(0, play("gaps"), err::toString);
  }

  @Test
  void gamesAreNotLostByMistake() throws Exception {
    assertEquals(0, play("gaps"));
    assertNotReady("holds games already", () -> play("gaps"));
  }

  @Test
  void gamesOfAnotherMatchAreNoPartOfThisOne() throws Exception {
    assertEquals(0, play("gaps"));
    assertNotReady("\"rule\" was 0 and is 1", () -> play("gaps", "-resume", "-rule", "1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense | is no JSON",
        "null | is no game",
        "{\"game\": 3, \"moves\": []} | no game is played on a board of 0x0",
        "{\"game\": 3, \"width\": 15, \"height\": 15, \"moves\": [null]} | a move is null",
        "{\"game\": 3, \"width\": 15, \"height\": 15, \"moves\": [], \"winner\": \"none\"} |"
            + " a game of another tournament"
      })
  void aMatchDoesNotGoOnWithADamagedLog(String line, String words) throws Exception {
    assertEquals(0, play("gaps", "-rounds", "1"));
    Files.writeString(games, line + "\n", StandardOpenOption.APPEND);
    assertNotReady("line 4 of " + games, () -> play("gaps", "-rounds", "2", "-resume"));
    assertNotReady(words, () -> play("gaps", "-rounds", "2", "-resume"));
  }

  /** A fault that only a later version knows would count as a game on the board. */
  @Test
  void aMatchDoesNotGoOnWithAnEndingThatIsUnknown() throws Exception {
    assertEquals(0, play("gaps", "-rounds", "1"));
    String log = Files.readString(games);
    Files.writeString(games, log.replace("\"ending\":\"five\"", "\"ending\":\"burnt\""));
    assertNotReady(
        "no ending that counts: \"burnt\"", () -> play("gaps", "-rounds", "2", "-resume"));
  }

  @Test
  void aRebuiltBrainDoesNotGoOnWithTheGamesOfItsOldBuild() throws Exception {
    assertEquals(0, play("gaps", "-rounds", "1"));
    List<String> before = Files.readAllLines(games);
    brain("gaps", "", "echo \"$((3*n)),8\"; n=$((n+1))");
    assertNotReady(
        "engine 2 is another build, of which gaps differs; its games belong into a log of their"
            + " own",
        () -> play("gaps", "-rounds", "1", "-resume"));
    assertEquals(before, Files.readAllLines(games));
  }

  /** The second process is not started; the game that was played counts. */
  @Test
  void aBrainThatIsRebuiltInTheMiddleOfAMatchStopsIt() throws Exception {
    Path script = folder.resolve("gaps");
    brain("gaps", "", "echo '# rebuilt' >>" + script + "; echo \"$((2*n)),8\"; n=$((n+1))");
    ofOpponent = List.of("restart=process");
    assertEquals(1, play("gaps", "-rounds", "2", "-report", path("page.html")), out::toString);
    assertTrue(
        err.toString().contains(script + " has changed since the tournament began"), err::toString);
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertEquals(1, lines().size());
    assertGoesOnWithReport();
  }

  /** What can't be told to other programs is in the log, and in the report. */
  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs a device that is full")
  void aFullDiskStopsAMatchAndItsGamesAreReported() throws Exception {
    String[] words = {"-rounds", "2", "-report", path("page.html"), "-progress", "/dev/full"};
    assertEquals(1, play("gaps", words), out::toString);
    assertTrue(err.toString().contains("No space left on device"), err::toString);
    assertFalse(lines().isEmpty());
    assertGoesOnWithReport();
  }

  /** The fault itself is told once, whatever follows. */
  @Test
  void aReportThatCanNotBeWrittenAfterAFaultIsToldAfterIt() throws Exception {
    Path script = folder.resolve("gaps");
    Path block = folder.resolve("page.html");
    String rebuilt = "echo '# rebuilt' >>" + script + "; " + blocking(block);
    brain("gaps", "", rebuilt + "echo \"$((2*n)),8\"; n=$((n+1))");
    ofOpponent = List.of("restart=process");
    assertEquals(1, play("gaps", "-rounds", "2", "-report", path("page.html")), out::toString);
    List<String> errors = err.toString().lines().toList();
    assertTrue(errors.get(0).contains("has changed since"), errors::toString);
    assertTrue(errors.get(1).contains(block.toString()), errors::toString);
    assertEquals(2, errors.size(), errors::toString);
  }

  /** Shell commands that put a folder where a page is, so that none can be written. */
  private static String blocking(Path page) {
    return "rm -f %s; mkdir -p %s/x; ".formatted(page, page);
  }

  /** No game is left to play, so there is nothing to go on with. */
  @Test
  void aReportThatCanNotBeWrittenAfterTheLastGameIsToldOnce() throws Exception {
    Path block = folder.resolve("page.html");
    brain("gaps", "", blocking(block) + "echo \"$((2*n)),8\"; n=$((n+1))");
    assertEquals(1, play("gaps", "-report", path("page.html")), out::toString);
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(err.toString().contains(block.toString()), err::toString);
    assertTrue(out.toString().contains("Games: " + games), out::toString);
    assertFalse(out.toString().contains("-resume"), out::toString);
    assertEquals(2, lines().size());
  }

  /** The file of games is there, but nothing could be written to it. */
  @Test
  void aLogWithoutASingleLineIsNotOneToGoOnWith() throws Exception {
    Files.createFile(games);
    brain("gaps", "mkdir -p " + path("progress"), "echo \"$((2*n)),8\"; n=$((n+1))");
    assertEquals(1, play("gaps", "-progress", path("progress")), out::toString);
    assertTrue(err.toString().contains(path("progress")), err::toString);
    assertEquals(0, Files.size(games));
    assertFalse(out.toString().contains("-resume"), out::toString);
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs a device that is full")
  void aFaultIsTheEndOfLaterPartsToo() throws Exception {
    String full = "\"progress\": \"/dev/full\"";
    Path file = parts(full, full);
    assertEquals(1, execute("run", file.toString()), err::toString);
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(out.toString().contains("Games: " + path("first")), out::toString);
    assertTrue(Files.notExists(folder.resolve("second")));
  }

  /** Its own log is whole, but the command alone is refused because of it. */
  @Test
  void partsThatAFaultOfAReportLeavesUnplayedAreGoneOnWith() throws Exception {
    Path block = folder.resolve("page.html");
    brain("gaps", "", blocking(block) + "echo \"$((2*n)),8\"; n=$((n+1))");
    Path file = parts("\"report\": \"${here}/page.html\"", "");
    assertEquals(1, execute("run", file.toString()), err::toString);
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(err.toString().contains(block.toString()), err::toString);
    assertTrue(Files.notExists(folder.resolve("second")));
    assertTellsOnceHowToGoOn();
  }

  @Test
  void aPageOfSeveralPartsIsMadeWithoutOneWhoseCheckFailed() throws Exception {
    brain("bad", "", "exit 1");
    Path file =
        Files.writeString(
            folder.resolve("file.json"),
            """
            {
              "each": {"tc": "60/2"},
              "report": "${here}/page.html",
              "parts": [
                {"out": "${here}/first", "check": true, "engine": [
                  {"cmd": "sh '${here}/bad'", "name": "bad"},
                  {"cmd": "sh '${here}/bad'", "name": "worse"}]},
                {"out": "${here}/second", "engine": [
                  {"cmd": "sh '${here}/row'", "name": "row"},
                  {"cmd": "sh '${here}/gaps'", "name": "gaps"}]}
              ]
            }
            """);
    assertEquals(1, execute("run", file.toString()), out::toString);
    assertEquals("", err.toString());
    assertTrue(Files.notExists(folder.resolve("first")));
    assertTrue(Files.readString(folder.resolve("page.html")).contains("gaps"));
  }

  @Test
  void partsAfterAFaultBeforeTheFirstLineOfALogAreGoneOnWith() throws Exception {
    Path progress = folder.resolve("progress");
    brain("gaps", "", "mkdir -p " + progress + "; echo \"$((2*n)),8\"; n=$((n+1))");
    Path file = parts("", "\"progress\": \"${here}/progress\"");
    assertEquals(1, execute("run", file.toString()), err::toString);
    assertTrue(err.toString().contains(progress.toString()), err::toString);
    assertFalse(out.toString().contains("Games: " + path("second")), out::toString);
    assertTellsOnceHowToGoOn();
  }

  /** Writes a file of two parts with logs "first" and "second", and what else is set for each. */
  private Path parts(String first, String second) throws Exception {
    return Files.writeString(
        folder.resolve("file.json"),
        """
        {
          "engine": [
            {"cmd": "sh '${here}/row'", "name": "row"}, {"cmd": "sh '${here}/gaps'", "name": "gaps"}
          ],
          "each": {"tc": "60/2"},
          "parts": [{"out": "${here}/first"%s}, {"out": "${here}/second"%s}]
        }
        """
            .formatted(first.isEmpty() ? "" : ", " + first, second.isEmpty() ? "" : ", " + second));
  }

  /** The log may hold days of games. */
  @Test
  void afterAFaultBeforeTheFirstGameTheGamesOfTheLogAreReported() throws Exception {
    assertEquals(0, play("gaps"), err::toString);
    out.getBuffer().setLength(0);
    WorkerPoolFactory broken =
        (plan, brains, prover, speed, warnings) -> {
          throw new IOException("no broker");
        };
    String[] more = {"-each", "tc=60/2", "-rounds", "2", "-resume", "-report", path("page.html")};
    String[] all = words("gaps", more);
    assertEquals(1, playOn(broken, all));
    assertTrue(err.toString().contains("no broker"), err::toString);
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(out.toString().contains("Games: " + games), out::toString);
    assertGoesOnWithReport();
  }

  @Command
  private static final class OtherProgram {
    @Mixin private final TournamentOptions options = new TournamentOptions();
  }

  private int playOn(WorkerPoolFactory pools, String... words) {
    OtherProgram program = new OtherProgram();
    new CommandLine(program).parseArgs(words);
    return program
        .options
        .sequence(Optional.of(pools))
        .play(new PrintWriter(out), new PrintWriter(err), List.of(words))
        .number();
  }

  private void assertTellsOnceHowToGoOn() {
    String advice = "The same command with -resume goes on with it.";
    assertEquals(1, StringUtils.countMatches(out.toString(), advice), out::toString);
  }

  private void assertGoesOnWithReport() throws Exception {
    String told = out.toString();
    assertTellsOnceHowToGoOn();
    assertTrue(told.contains("Report: " + path("page.html")), told);
    assertEquals(1, count("<title>", path("page.html")));
  }

  /** Whatever the parts after it decide. */
  @Test
  void aPartThatWasBrokenOffIsNotHiddenByLaterOnes() throws Exception {
    brain("bad", "", "echo 99,99");
    Path file = folder.resolve("file.json");
    Files.writeString(
        file,
        """
        {
          "each": {"tc": "60/2"},
          "parts": [
            {"out": "${here}/first", "strict": true, "engine": [
              {"cmd": "sh '${here}/row'", "name": "row"},
              {"cmd": "sh '${here}/bad'", "name": "bad"}]},
            {"out": "${here}/second", "sprt": {"elo0": 0, "elo1": 5}, "engine": [
              {"cmd": "sh '${here}/row'", "name": "row"},
              {"cmd": "sh '${here}/gaps'", "name": "gaps"}]}
          ]
        }
        """);
    assertEquals(1, execute("run", file.toString()), err::toString);
    assertEquals(3, Files.readAllLines(folder.resolve("second")).size());
  }

  @Test
  void aPoolHasATableWithRatingsBoundToAKnownOne() throws Exception {
    brain("slow", "", "echo \"$((3*n)),10\"; n=$((n+1))");
    assertEquals(
        0,
        play(
            "gaps",
            "-engine",
            "cmd=sh '" + folder.resolve("slow") + "'",
            "name=slow",
            "rating=1000",
            "-boardsize",
            "20",
            "-concurrency",
            "2",
            "-force-concurrency"),
        err::toString);
    assertEquals(6, lines().size());
    assertTrue(out.toString().contains("points against"), out::toString);
    assertTrue(
        out.toString().lines().anyMatch(line -> line.matches(" +[123] slow +1000\\.0 .*")),
        out::toString);
  }

  @Test
  void theSameWordsComeFromAFileAndTheCommandLineReplacesThem() throws Exception {
    Path file = folder.resolve("file.json");
    Files.writeString(
        file,
        """
        {
          "engine": [
            {"cmd": "sh '${here}/row'", "name": "row"}, {"cmd": "sh '${here}/gaps'", "name": "gaps"}
          ],
          "each": {"tc": "60/2"},
          "rounds": 100,
          "report": "${here}/page.html",
          "progress": "${here}/progress",
          "parts": [{"rule": 0, "out": "${here}/first"}, {"rule": 1, "out": "${here}/second"}]
        }
        """);
    assertEquals(0, execute("run", file.toString(), "-rounds", "1"), err::toString);
    assertEquals(3, Files.readAllLines(folder.resolve("first")).size());
    assertEquals(3, Files.readAllLines(folder.resolve("second")).size());
    assertEquals(
        1, count("<span>4 games</span><span>15x15", path("page.html")), "a page of both parts");
    assertEquals(4, Files.readAllLines(folder.resolve("progress")).size());
    assertEquals("", err.toString());
  }

  @Test
  void theTimeOfTheCommandLineReplacesTheOtherWayToSayItInTheFile() throws Exception {
    Path file = Files.writeString(folder.resolve("f.json"), "{\"each\": {\"tc\": \"60/2\"}}");
    ofOpponent = List.of("st=1");
    assertEquals(0, run("gaps", "-config", file.toString(), "-each", "st=3"), err::toString);
    JsonNode header = MAPPER.readTree(Files.readAllLines(games).get(0));
    assertEquals("3", header.at("/engine/0/st").asText());
    assertEquals("1", header.at("/engine/1/st").asText());
    assertTrue(header.at("/engine/0/tc").isMissingNode());
  }

  @Test
  void brainsOfAFileAreReused() throws Exception {
    Path file = folder.resolve("brains.json");
    Files.writeString(
        file,
        "{\"one\": {\"cmd\": \"sh '%s'\"}, \"two\": {\"cmd\": \"sh '%s'\", \"tc\": \"60/3\"}}"
            .formatted(folder.resolve("row"), folder.resolve("gaps")));
    assertEquals(
        0,
        execute(
            "-brains",
            file.toString(),
            "-engine",
            "conf=one",
            "-engine",
            "conf=two",
            "name=mine",
            "-each",
            "tc=60/2",
            "-out",
            games.toString()),
        err::toString);
    assertEquals("one", lines().get(0).get("black").asText());
    assertEquals("mine", lines().get(0).get("white").asText());
    JsonNode header = MAPPER.readTree(Files.readAllLines(games).get(0));
    assertEquals("60/3", header.at("/engine/1/tc").asText());
    assertUsage(
        "has no such brain",
        () -> execute("-brains", file.toString(), "-engine", "conf=three", "-each", "tc=1"));
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs taskset")
  void aBrainsProcessesMayHaveProcessorsOfTheirOwn() throws Exception {
    Path allowed = folder.resolve("allowed");
    brain(
        "gaps",
        "grep Cpus_allowed_list /proc/self/status >" + allowed,
        "echo \"$((2*n)),8\"; n=$((n+1))");
    assertEquals(0, play("gaps", "-use-affinity"), err::toString);
    Files.delete(games);
    assertNotReady(
        "there is no processor 4095 to use", () -> play("gaps", "-use-affinity", "4095"));
    assertNotReady(
        "-scale-time is for workers, which measure their machines",
        () -> play("gaps", "-scale-time", "200"));
    assertNotReady("-scale-time is more than 0, not 0.0", () -> play("gaps", "-scale-time", "0"));
    assertTrue(Files.readString(allowed).strip().matches("Cpus_allowed_list:\\s+[0-9]+"));
  }

  @Test
  void gamesAreAdjudicatedWhereAsked() throws Exception {
    assertEquals(0, play("gaps", "-maxmoves", "2"), err::toString);
    assertEquals("nobody has won with 4 stones", lines().get(0).get("reason").asText());
    assertEquals("move limit", lines().get(0).get("ending").asText());
    assertNotReady("\"maxmoves\" was 2", () -> play("gaps", "-resume"));
  }

  /** It tells the truth when row is black; when row is white the same words are wrong. */
  @Test
  void aGameEndsWithAWinThatAProverProves() throws Exception {
    String[] words = {"-prove", "cmd=sh '" + path("prover") + "'", "nodes=500"};
    Path heard = folder.resolve("heard");
    String count =
        "echo \"$line\" >>" + heard + "; case $line in BOARD) s=0;; *,*,?) s=$((s+1));; esac";
    brain("prover", "", "[ $s = 6 ] && echo 'MESSAGE Eval +M3 | d4 a15 e4'; echo 14,14", count);
    assertEquals(0, play("gaps", words), err::toString);
    JsonNode proved = lines().get(0);
    assertEquals("adjudication by proof", proved.get("ending").asText());
    assertEquals("row has a proved win by move 9: d4a15e4", proved.get("reason").asText());
    assertEquals("row", winner(proved));
    assertEquals("row makes five in a row", lines().get(1).get("reason").asText());
    assertTrue(Files.readAllLines(heard).contains("INFO max_node 500"));
    assertNotReady("\"prove\" was set and is not set", () -> play("gaps", "-resume"));
    brain("prover", "", "echo 14,14");
    assertNotReady("prove is another build", () -> play("gaps", concat(words, "-resume")));
  }

  @Test
  void aProverThatFailsChangesNothing() throws Exception {
    List<String> failing =
        List.of("exit 3", "echo ERROR rule", "echo 'MESSAGE Eval +M1 | a15'; echo 14,14");
    for (String move : failing) {
      brain("prover", "", move);
      assertProverChangesNothing();
    }
    brain("prover", "", "", "case $line in START*) echo ERROR size; continue;; esac");
    assertProverChangesNothing();
    assertTrue(
        out.toString().contains("the prover did not start: it answered 'ERROR size' to START"),
        out::toString);
  }

  @Test
  void workersGetTheProver() throws Exception {
    List<String> words = new ArrayList<>(List.of("-each", "st=1", "-prove", "cmd=sh"));
    for (String name : List.of("row", "gaps")) {
      words.addAll(List.of("-engine", "cmd=sh '" + path(name) + "'", "name=" + name));
    }
    List<BrainPrograms> provers = new ArrayList<>();
    playOn(
        (plan, brains, prover, speed, warnings) -> {
          provers.add(prover.orElseThrow());
          throw new IOException("no workers here");
        },
        words.toArray(String[]::new));
    assertEquals(List.of("sh"), provers.get(0).own().command(), err::toString);
  }

  private void assertProverChangesNothing() throws Exception {
    assertEquals(0, play("gaps", "-prove", "cmd=sh '" + path("prover") + "'"), err::toString);
    for (JsonNode line : lines()) {
      assertEquals("row makes five in a row", line.get("reason").asText());
    }
    Files.delete(games);
  }

  @Test
  void aBrainMayResign() throws Exception {
    brain("lost", "", "echo 'MESSAGE Eval -500'; echo \"$((2*n)),8\"; n=$((n+1))");
    assertEquals(0, play("lost", "-resign", "movecount=2", "score=400"), err::toString);
    for (JsonNode line : lines()) {
      assertEquals("adjudicated win", line.get("ending").asText());
      assertEquals(
          "lost sees itself lost, at -400 or less for 2 moves", line.get("reason").asText());
      assertEquals("row", winner(line));
    }
  }

  @Test
  void whoeverOpensSwap2IsWhiteAgainstABrainThatSwaps() throws Exception {
    String swap2 =
        """
        case $line in
          SWAP2BOARD) asked=1; k=0; continue;;
          [0-9]*) k=$((k+1));;
          DONE)
            if [ "$asked" ]; then
              asked=
              if [ $k = 0 ]; then echo 7,7 8,7 9,9; else echo SWAP; fi
              continue
            fi;;
        esac
        """;
    brain("row", "", "echo \"$n,3\"; n=$((n+1))", swap2);
    brain("gaps", "", "echo \"$((2*n)),8\"; n=$((n+1))", swap2);
    assertEquals(0, play("gaps", "-swap2"), err::toString);
    JsonNode first = lines().get(0);
    assertEquals("gaps", first.get("black").asText());
    assertEquals("row", lines().get(1).get("black").asText());
    assertEquals("h8i8j10", first.get("opening").asText());
    assertEquals("row", first.get("swap2").get(0).get("brain").asText());
    assertEquals("take black", first.get("swap2").get(1).get("choice").asText());
    for (JsonNode line : lines()) {
      assertEquals("row makes five in a row", line.get("reason").asText());
    }
    assertTrue(out.toString().contains("row against gaps: +2 =0 -0"), out::toString);
    assertEquals(0, play("gaps", "-swap2", "-resume"), err::toString);
    assertEquals(2, lines().size());
  }

  @Test
  void aBrainThatDoesNotKnowSwap2Loses() throws Exception {
    for (String name : List.of("row", "gaps")) {
      brain(name, "", ":", "case $line in SWAP2BOARD) echo UNKNOWN command;; esac");
    }
    assertEquals(0, play("gaps", "-swap2"), err::toString);
    assertEquals("no swap2", lines().get(0).get("ending").asText());
    assertEquals(List.of("gaps", "row"), lines().stream().map(TournamentTest::winner).toList());
  }

  @Test
  void aBrainIsToldWhatItMayUse() throws Exception {
    Path heard = folder.resolve("heard");
    brain("gaps", "echo \"$PLACE in $PWD\" >" + heard, "echo 15,15", "echo \"$line\" >>" + heard);
    Path place = Files.createDirectory(folder.resolve("place"));
    ofOpponent =
        List.of(
            "thread=1",
            "nodes=1000",
            "depth=7",
            "option.level=easy",
            "initstr=hello\\nyou",
            "tscale=1.5",
            "env.PLACE=here",
            "dir=" + place,
            "maxmemory=100000000");
    assertEquals(0, play("gaps", "-rounds", "1"), err::toString);
    List<String> lines = Files.readAllLines(heard);
    assertEquals("here in " + place, lines.get(0));
    int hello = lines.lastIndexOf("hello");
    assertEquals(
        List.of("hello", "you", "START 15"),
        lines.subList(hello, hello + 3).stream().map(String::strip).toList());
    assertTrue(
        lines.containsAll(
            List.of(
                "INFO thread_num 1",
                "INFO max_node 1000",
                "INFO max_depth 7",
                "INFO level easy",
                "INFO max_memory 100000000")),
        lines::toString);
  }

  @Test
  void conversationsAreKept() throws Exception {
    Path log = folder.resolve("log");
    assertEquals(0, play("gaps", "-log", log.toString()), err::toString);
    try (Stream<Path> files = Files.list(log)) {
      assertEquals(
          List.of("game_1-gaps.txt", "game_1-row.txt", "game_2-gaps.txt", "game_2-row.txt"),
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.startsWith("game"))
              .sorted()
              .toList());
    }
  }

  @Test
  void brainsWithNamesAlikeKeepTheirConversationsApart() throws Exception {
    List<String> words = new ArrayList<>(List.of("-each", "tc=60/2", "-log", path("log")));
    words.addAll(List.of("-engine", "cmd=sh '" + path("row") + "'", "name=a b"));
    words.addAll(List.of("-engine", "cmd=sh '" + path("gaps") + "'", "name=a_b"));
    assertEquals(0, execute(words.toArray(String[]::new)), err::toString);
    List<String> first = Files.readAllLines(folder.resolve("log/game_1-a_b.txt"));
    List<String> second = Files.readAllLines(folder.resolve("log/game_1-a_b-2.txt"));
    assertTrue(first.stream().anyMatch(line -> line.endsWith("> BEGIN")), first::toString);
    assertFalse(second.stream().anyMatch(line -> line.endsWith("> BEGIN")), second::toString);
    assertTrue(Files.exists(folder.resolve("log/a_b-2.stderr")));
  }

  @Test
  void theManagerLogsWhatItDoes() throws Exception {
    Path log = folder.resolve("manager.log");
    brain("bad", "", "echo 99,99");
    assertEquals(0, play("bad", "-log", "file=" + log, "level=info"), err::toString);
    String text = Files.readString(log);
    assertTrue(text.contains(" info begins: "), text);
    assertTrue(text.contains(" warn game 1, row against bad, 1 stone: bad "), text);
    assertTrue(text.contains(" info ends with exit code 0"), text);
  }

  @Test
  void aStrictTournamentStopsAtTheFirstFault() throws Exception {
    brain("bad", "", "echo 99,99");
    assertEquals(1, play("bad", "-rounds", "3", "-strict"), err::toString);
    assertEquals(1, lines().size());
    assertTrue(
        out.toString().contains("brains have lost 1 game by faults and may lose 0"), out::toString);
    assertEquals(1, play("bad", "-rounds", "3", "-maxfaults", "3", "-resume"), err::toString);
    assertEquals(4, lines().size());
    assertEquals(1, play("bad", "-rounds", "3", "-maxfaults", "3", "-resume"), err::toString);
    assertEquals(4, lines().size());
    assertEquals(0, play("bad", "-rounds", "3", "-resume"), err::toString);
  }

  @Test
  void linesOfGamesAndStandingsMayBeFewer() throws Exception {
    assertEquals(0, play("gaps", "-rounds", "3", "-outcomeinterval", "3", "-ratinginterval", "0"));
    List<String> told = out.toString().lines().filter(line -> line.startsWith("Game ")).toList();
    assertEquals(2, told.size(), told::toString);
    assertTrue(told.get(0).startsWith("Game 3 of 6"), told::toString);
    assertEquals(1, out.toString().split("  endings: ", -1).length - 1, out::toString);
  }

  @Test
  void coloursThatAreNotSwappedStandInTheLog() throws Exception {
    assertEquals(0, play("gaps", "-noswap", "-reverse", "-wait", "1"), err::toString);
    assertEquals(
        List.of("gaps", "gaps"), lines().stream().map(line -> line.get("black").asText()).toList());
    assertNotReady("\"noswap\" was true and is not set", () -> play("gaps", "-reverse", "-resume"));
  }

  @Test
  void gamesThatWillRepeatOthersAreWarnedOf() throws Exception {
    assertEquals(0, play("gaps", "-rounds", "2"), err::toString);
    assertTrue(out.toString().contains("Warning: no -openings: games begin on"), out::toString);
    assertTrue(out.toString().contains("2 of 4 games repeat another"), out::toString);
  }

  @Test
  void aBookThatIsUsedUpIsWarnedOf() throws Exception {
    Files.writeString(folder.resolve("book"), "o15\no14\n");
    String openings = "file=" + folder.resolve("book");
    String told = "the book has 2 openings, so two brains play some of them again.";
    assertEquals(0, play("gaps", "-rounds", "2", "-openings", openings), err::toString);
    assertFalse(out.toString().contains(told), out::toString);
    String[] more = {"-rounds", "3", "-openings", openings, "-resume"};
    assertEquals(0, play("gaps", more), err::toString);
    assertTrue(out.toString().contains("Warning: " + told), out::toString);
    out.getBuffer().setLength(0);
    Files.delete(games);
    String[] test = {"-rounds", "4", "-openings", openings, "-sprt", "elo1=1"};
    assertEquals(UNDECIDED, play("gaps", test), err::toString);
    assertFalse(out.toString().contains("Warning: " + told), out::toString);
    assertEquals(1, StringUtils.countMatches(out.toString(), "Remark: " + told), out::toString);
  }

  @Test
  void aSeedThatNobodySaidIsToldAndGoneOnWith() throws Exception {
    Files.writeString(
        folder.resolve("book"),
        IntStream.range(0, 200)
            .mapToObj(i -> "" + (char) ('a' + i % 15) + (1 + i / 15))
            .collect(Collectors.joining("\n")));
    String[] words = {
      "-rounds",
      "2",
      "-openings",
      "file=" + folder.resolve("book"),
      "order=random",
      "-randomseed",
      "-resume"
    };
    assertEquals(0, play("gaps", words), err::toString);
    JsonNode header = MAPPER.readTree(Files.readAllLines(games).get(0));
    String told = "Openings in random order, seed " + header.get("srand").asLong() + ".";
    assertTrue(out.toString().contains(told), out::toString);
    List<String> before = openings();
    out.getBuffer().setLength(0);
    words[1] = "3";
    assertEquals(0, play("gaps", words), err::toString);
    assertTrue(out.toString().contains(told), out::toString);
    assertEquals(before, openings().subList(0, 4));
    Files.delete(games);
    assertEquals(0, play("gaps", words), err::toString);
    assertNotEquals(before, openings().subList(0, 4));
    assertUsage(
        "either -srand or -randomseed, not both", () -> play("gaps", "-srand", "5", "-randomseed"));
  }

  private List<String> openings() throws Exception {
    return lines().stream().map(line -> line.get("opening").asText()).toList();
  }

  /** A log of before openings had a policy: each pair of games had the next opening. */
  @Test
  void anOldLogGoesOnInItsOrderOfOpenings() throws Exception {
    Files.writeString(folder.resolve("book"), "o15\no14\no13\no12\no11\no10\n");
    String opponent = "cmd=sh '" + folder.resolve("gaps") + "'";
    String openings = "file=" + folder.resolve("book");
    String[] words = {
      "-engine", opponent, "name=third", "-resume", "-rounds", "1", "-openings", openings
    };
    assertEquals(0, play("gaps", concat(words, "policy=encounter")), err::toString);
    assertEquals(List.of("o15", "o15", "o14", "o14", "o13", "o13"), openings());
    Files.writeString(games, Files.readString(games).replaceFirst("\"policy\":\"encounter\",", ""));
    words[5] = "2";
    assertEquals(0, play("gaps", words), err::toString);
    assertEquals(List.of("o12", "o12", "o11", "o11", "o10", "o10"), openings().subList(6, 12));
    assertNotReady(
        "\"openings policy\" was encounter and is pair",
        () -> play("gaps", concat(words, "policy=pair")));
  }

  @Test
  void seedsWithoutAGauntletAreWarnedOf() throws Exception {
    assertEquals(0, play("gaps", "-seeds", "2"), err::toString);
    assertTrue(out.toString().contains("Warning: -seeds 2 is for -tournament gauntlet"));
  }

  @Test
  void gamesThatAreNotKeptAreWarnedOf() throws Exception {
    String kept = "Warning: no -out: the games are not kept.";
    assertEquals(0, play("gaps"), err::toString);
    assertFalse(out.toString().contains(kept), out::toString);
    String row = "cmd=sh '" + folder.resolve("row") + "'";
    assertEquals(0, execute("-each", "st=2", "-engine", row, "name=a", "-engine", row, "name=b"));
    assertTrue(out.toString().contains(kept), out::toString);
  }

  @Test
  void gamesAreWrittenInOtherFormatsWhileTheyArePlayed() throws Exception {
    String[] exports = {
      "-sgf", path("s.sgf"), "-psq", path("psq"), "-pgn", path("p.pgn"), "-samples", path("bytes")
    };
    assertEquals(0, play("gaps", exports), err::toString);
    assertEquals(2, count("(;FF[4]", path("s.sgf")));
    assertEquals(2, count("[Result ", path("p.pgn")));
    assertTrue(Files.exists(folder.resolve("psq/game-000002.psq")));
    assertTrue(Files.size(folder.resolve("bytes")) > 100);
    // After a break they begin with the games of the log.
    String sgf = Files.readString(folder.resolve("s.sgf"));
    Files.writeString(folder.resolve("s.sgf"), sgf.substring(0, sgf.length() / 3));
    Files.delete(folder.resolve("psq/game-000002.psq"));
    List<String> more = Stream.concat(Stream.of(exports), Stream.of("-resume", "-rounds")).toList();
    assertEquals(0, play("gaps", concat(more.toArray(String[]::new), "2")), err::toString);
    assertEquals(sgf, Files.readString(folder.resolve("s.sgf")).substring(0, sgf.length()));
    assertEquals(4, count("(;FF[4]", path("s.sgf")));
    assertEquals(4, count("[Result ", path("p.pgn")));
    for (int game = 1; game <= 4; game++) {
      assertTrue(Files.exists(folder.resolve("psq/game-00000" + game + ".psq")));
    }
  }

  @Test
  void gamesMayBeAppended() throws Exception {
    String[] exports = {"-append", "-pgn", path("p.pgn"), "-csv", path("c.csv")};
    assertEquals(0, play("gaps", exports), err::toString);
    Files.delete(games);
    assertEquals(0, play("gaps", exports), err::toString);
    assertEquals(4, count("[Result ", path("p.pgn")));
    assertEquals(1 + 4, Files.readAllLines(folder.resolve("c.csv")).size());
    assertUsage("-append and -resume", () -> play("gaps", concat(exports, "-resume")));
  }

  @Test
  void aPyramidIsPlayed() throws Exception {
    assertEquals(0, play("gaps", "-tournament", "pyramid"), err::toString);
    assertEquals("gaps", lines().get(0).get("black").asText());
  }

  /** Without a log they are all that is left of a tournament. */
  @Test
  void gamesInOtherFormatsAreNotLostByMistake() throws Exception {
    List<String> options = List.of("-sgf", "-psq", "-pgn", "-csv", "-samples");
    List<String> exports =
        options.stream().flatMap(option -> Stream.of(option, path(option))).toList();
    String[] words =
        Stream.concat(exports.stream(), Stream.of("-rounds", "2")).toArray(String[]::new);
    assertEquals(0, play("gaps", words), err::toString);
    games = folder.resolve("second.jsonl");
    for (String option : options) {
      assertNotReady(
          path(option) + " holds games of another tournament",
          () -> play("gaps", option, path(option)));
    }
    assertNotReady(
        path("-pgn") + " holds games of another tournament",
        () -> play("gaps", "-pgn", path("-pgn"), "-resume"));
    assertEquals(0, play("gaps"), err::toString);
    for (String option : options) {
      assertNotReady(
          " holds other games than " + games + ", or in another form: move it away",
          () -> play("gaps", option, path(option), "-resume"));
    }
    assertEquals(4, count("[Result ", path("-pgn")));
  }

  @Test
  void theReportIsMadeWhenNoMoreGamesArePlayed() throws Exception {
    assertEquals(0, play("gaps", "-event", "Cup", "-report", path("page.html")), err::toString);
    assertEquals(1, count("<title>Cup</title>", path("page.html")));
    assertTrue(out.toString().contains("Report: " + path("page.html")), out::toString);
    Files.delete(folder.resolve("page.html"));
    assertEquals(0, play("gaps", "-resume", "-report", path("page.html")), err::toString);
    assertTrue(Files.exists(folder.resolve("page.html")));
  }

  /** It is moved to its place, so its folder alone is written to. */
  @Test
  void aReportIsReplacedThoughItIsReadOnly() throws Exception {
    Path page = Files.createFile(folder.resolve("page.html"));
    assertTrue(page.toFile().setReadOnly());
    assumeFalse(Files.isWritable(page), "root may write to each file");
    assertEquals(0, play("gaps", "-report", page.toString()), err::toString);
    assertEquals(1, count("<title>", page.toString()));
  }

  @Test
  void whatIsMadeOfALogHasCommandsOfItsOwn() throws Exception {
    assertEquals(0, play("gaps"), err::toString);
    assertEquals(0, execute("export", games.toString(), "--pgn", path("p.pgn")), err::toString);
    assertEquals(2, count("[Result ", path("p.pgn")));
    assertEquals(0, execute("export", games.toString(), "-csv", path("p.csv")), err::toString);
    assertEquals(0, execute("report", games.toString(), "-o", path("page.html")), err::toString);
    assertTrue(out.toString().contains("Report: " + path("page.html")), out::toString);
    assertEquals(1, count("<title>games.jsonl</title>", path("page.html")));
    assertEquals(0, execute("turning-points", games.toString()), err::toString);
    assertEquals(0, execute("check-mates", games.toString()), err::toString);
    assertUsage(
        "game 1 began on the empty board", () -> execute("level-openings", games.toString()));
  }

  @Test
  void errorsOfFilesAreToldWithTheirCauseBeforeABrainIsStarted() throws Exception {
    Path started = folder.resolve("started");
    brain("gaps", ": >" + started, ":");
    games = folder.resolve("missing/games.jsonl");
    String cause = "there is no folder " + folder.resolve("missing");
    assertNotReady(cause, () -> play("gaps"));
    games = folder.resolve("games.jsonl");
    for (String option : List.of("-report", "-progress", "-sgf", "-pgn", "-csv", "-samples")) {
      assertNotReady(cause, () -> play("gaps", option, path("missing/x")));
    }
    assertNotReady(cause, () -> play("gaps", "-log", "file=" + path("missing/x")));
    String noFolder = path("row") + ": not a folder";
    assertNotReady(noFolder, () -> play("gaps", "-psq", path("row/psq")));
    assertNotReady(noFolder, () -> play("gaps", "-sgf", path("row") + "/sgf/"));
    assertNotReady(noFolder, () -> play("gaps", "-log", path("row/log")));
    assertNotReady(folder + ": it is a folder", () -> play("gaps", "-pgn", folder.toString()));
    assertTrue(Files.notExists(started));
    assertTrue(Files.notExists(games));
    assertUsage("--output=FILE", () -> execute("report", path("none")));
    assertTrue(err.toString().contains("\"katachi-tournament report --help\""), err::toString);
    String none = "there is no file " + path("none");
    assertNotReady(none, () -> execute("report", path("none"), "-o", path("page.html")));
    assertNotReady(none, () -> execute("export", path("none"), "--pgn", path("p.pgn")));
  }

  /** The folder is made when games are written, by whatever name the file says it. */
  @ParameterizedTest
  @ValueSource(strings = {"psq", "./psq"})
  void aFileBesideGamesInAFolderIsCheckedAsAnyOther(String name) throws Exception {
    Path pgn = folder.resolve("psq/games.pgn");
    String[] words = {"-psq", path("psq"), "-pgn", folder + "/" + name + "/games.pgn"};
    Files.createDirectories(pgn);
    assertNotReady("games.pgn: it is a folder", () -> play("gaps", words));
    Files.delete(pgn);
    Files.delete(pgn.getParent());
    assertEquals(0, play("gaps", words), err::toString);
    assertEquals(2, count("[Result ", pgn.toString()));
  }

  /** It is made before the first game, and those above it. */
  @ParameterizedTest
  @ValueSource(strings = {"new/psq/page.html", "new/page.html"})
  void aReportMayBeInAFolderThatIsMadeForGames(String name) throws Exception {
    String[] words = {"-psq", path("new/psq"), "-report", path(name)};
    assertEquals(0, play("gaps", words), err::toString);
    assertTrue(Files.size(folder.resolve(name)) > 0);
  }

  /** The page of the first part is written before the games of the second. */
  @Test
  void aFolderThatALaterPartMakesIsTooLateForAReport() throws Exception {
    String page = "\"report\": \"${here}/psq/page.html\"";
    String games = "\"psq\": \"${here}/psq\"";
    Path late = parts(page, games);
    assertNotReady("there is no folder " + path("psq"), () -> execute("run", late.toString()));
    Path early = parts(games, page);
    assertEquals(0, execute("run", early.toString()), err::toString);
    assertTrue(Files.size(folder.resolve("psq/page.html")) > 0);
  }

  @Test
  void brokenFilesOfSettingsAreToldInPlainWords() throws Exception {
    Path file = Files.writeString(folder.resolve("file.json"), "{\n\"rounds\": 1,\n\"games\": {");
    assertUsage("line 3 of " + file + ": ", () -> execute("run", file.toString()));
    assertFalse(err.toString().contains("Source"), err::toString);
    Files.writeString(file, "{,}");
    assertUsage(
        "line 1 of " + file + ": Unexpected character ',':", () -> execute("run", file.toString()));
    assertUsage("there is no file " + games, () -> execute("run", games.toString()));
    err.getBuffer().setLength(0);
    assertEquals(2, execute("run"));
    assertTrue(err.toString().contains("run needs a FILE"), err::toString);
  }

  @Test
  void misspeltCommandsAreComparedWithCommands() throws Exception {
    assertUsage("unknown word repotr; did you mean report?", () -> execute("repotr", "x"));
    assertUsage("unknown word rnu; did you mean run?", () -> execute("rnu", "x"));
    assertUsage("unknown word --thema", () -> execute("--thema"));
    assertFalse(err.toString().contains("did you mean"), err::toString);
    assertEquals(0, execute("help"));
    out.getBuffer().setLength(0);
    assertEquals(0, execute("run", "--help"));
    assertTrue(out.toString().startsWith("Usage: katachi-tournament run FILE"), out::toString);
    assertTrue(out.toString().lines().count() < 10, out::toString);
  }

  @Test
  void noFileIsWrittenTwice() throws Exception {
    String log = games.toString();
    Path link = Files.createSymbolicLink(folder.resolve("link"), games);
    List<List<String>> clashes =
        List.of(
            List.of("-report", log),
            List.of("-progress", folder + "/psq/../games.jsonl"),
            List.of("-progress", link.toString()),
            List.of("-log", "file=" + log),
            List.of("-sgf", path("x"), "-pgn", path("x")),
            List.of("-psq", path("x"), "-report", path("x")),
            List.of("-psq", path("x/psq"), "-progress", path("x")),
            List.of("-csv", path("x"), "-progress", path("x")),
            List.of("-report", path("x"), "-progress", path("x")),
            List.of("-log", "file=" + path("x"), "-progress", path("x")));
    Files.createDirectory(folder.resolve("psq"));
    for (List<String> words : clashes) {
      assertNotReady("is to be written twice", () -> play("gaps", words.toArray(String[]::new)));
      assertTrue(Files.notExists(games), words::toString);
      assertTrue(Files.notExists(folder.resolve("x")), words::toString);
    }
  }

  @Test
  void hardLinksAreTheSameFile() throws Exception {
    Files.createFile(games);
    Path link = Files.createLink(folder.resolve("link"), games);
    for (String option : List.of("-report", "-progress", "-pgn")) {
      assertNotReady("is to be written twice", () -> play("gaps", option, link.toString()));
    }
    assertEquals(0, Files.size(games));
  }

  /** The page of the second part has the games of the first, too. */
  @Test
  void partsMayShareAReportByHardLinks() throws Exception {
    Path page = Files.createFile(folder.resolve("page.html"));
    Files.createLink(folder.resolve("link.html"), page);
    Path file = parts("\"report\": \"${here}/page.html\"", "\"report\": \"${here}/link.html\"");
    assertEquals(0, execute("run", file.toString()), err::toString);
    assertTrue(Files.readString(page).contains("<span>2 games</span>"));
    assertTrue(Files.readString(Path.of(path("link.html"))).contains("<span>4 games</span>"));
  }

  /** Fault 8: in its folder, with its variables, and the second one too where the first fails. */
  @Test
  void eachBrainIsCheckedAsItIsPlayed() throws Exception {
    Path seen = folder.resolve("seen");
    for (String name : List.of("row", "gaps")) {
      Files.createDirectory(folder.resolve("dir-" + name));
      brain(name, "echo \"$WHO ${PWD##*/}\" >>" + seen, "exit 3");
    }
    List<String> words = new ArrayList<>();
    for (String name : List.of("row", "gaps")) {
      words.addAll(List.of("-engine", "cmd=sh '" + path(name) + "'", "name=" + name));
      words.addAll(List.of("dir=" + path("dir-" + name), "env.WHO=" + name));
    }
    words.addAll(List.of("-each", "tc=60/2", "-check", "-out", games.toString()));
    assertEquals(1, execute(words.toArray(String[]::new)), err::toString);
    assertTrue(out.toString().contains("Checking row:"), out::toString);
    assertTrue(out.toString().contains("Checking gaps:"), out::toString);
    assertTrue(out.toString().contains("Not let in: row, gaps"), out::toString);
    List<String> starts = Files.readAllLines(seen);
    assertEquals(
        List.of("gaps dir-gaps", "row dir-row"), starts.stream().distinct().sorted().toList());
    // Once before the tournament, and in the conversations of the kit.
    for (String start : List.of("row dir-row", "gaps dir-gaps")) {
      assertTrue(starts.stream().filter(start::equals).count() > 2, starts::toString);
    }
  }

  /** The kit's --size is no option of the manager. */
  @Test
  void aBrainOfAnotherBoardIsNotReadyByTheCommandCheck() throws Exception {
    new ScriptedBrain()
        .on("'START 20'", "n=0; echo OK")
        .on("START*|RECTSTART*", "echo 'ERROR 20 only'")
        .onMove("echo $n,$((n/5*2)); n=$((n+1))")
        .write(folder.resolve("large"));
    assertEquals(1, execute("check", "sh '" + path("large") + "'"), out::toString);
    assertTrue(out.toString().contains("does not play on this board."), out::toString);
    assertFalse(out.toString().contains("--size"), out::toString);
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private static int count(String part, String file) throws Exception {
    return Files.readString(Path.of(file)).split(Pattern.quote(part), -1).length - 1;
  }

  @Test
  void badUsageIsToldClearly() throws Exception {
    Path book = Files.writeString(folder.resolve("book"), "h8\n");
    assertUsage("a tournament needs two brains", () -> execute("-each", "tc=1"));
    assertUsage("two brains have the same name", () -> play("row"));
    assertUsage("did you mean cmd?", () -> execute("-engine", "cdm=x"));
    assertUsage("tc= needs MATCH/TURN", () -> run("gaps", "-each", "tc=fast"));
    assertUsage("-rule is", () -> play("gaps", "-rule", "2"));
    assertUsage("-boardsize is", () -> play("gaps", "-boardsize", "41"));
    assertUsage("-sprt needs elo1=", () -> play("gaps", "-sprt", "elo0=1"));
    assertUsage("openings can't be read", () -> play("gaps", "-openings", "file=" + games));
    assertUsage("ends in .psq", () -> play("gaps", "-openings", "file=" + folder));
    assertUsage("symmetry= is", () -> play("gaps", "-openings", "file=" + book, "symmetry=x"));
    assertUsage("not of type psq", () -> play("gaps", "-openings", "file=" + book, "type=psq"));
    assertUsage("did you mean gauntlet?", () -> play("gaps", "-tournament", "gantlet"));
    assertUsage("-games is 1 or an even number", () -> play("gaps", "-games", "3"));
    assertUsage("a quote is not closed", () -> play("gaps", "-engine", "cmd=sh 'x"));
    assertUsage("a quote is not closed", () -> execute("check", "sh 'x"));
    assertUsage("check needs a command", () -> execute("check", ""));
    assertUsage("Missing required parameter: 'COMMAND'", () -> execute("check"));
    assertUsage("unknown word --check; did you mean -check?", () -> execute("--check", "sh x"));
    assertUsage("-repeat is 2", () -> play("gaps", "-repeat", "4"));
    assertUsage("-report takes a file", () -> play("gaps", "-report", "penta=true"));
    assertUsage("samples-freq is", () -> play("gaps", "-samples-freq", "0.5"));
    assertUsage("either tc= or st=", () -> run("gaps", "-each", "tc=1", "st=1"));
    assertUsage("either tc= or st=", () -> run("gaps", "-each", "tc=1", "-each", "st=1"));
    assertUsage(
        "-resume needs",
        () -> execute("-resume", "-each", "st=1", "-engine", "cmd=a", "-engine", "cmd=b"));
    assertUsage(
        "-report needs",
        () -> execute("-report", "x", "-each", "st=1", "-engine", "cmd=a", "-engine", "cmd=b"));
    assertUsage("-var is for a file", () -> play("gaps", "-var", "new=x"));
    assertNotReady("-force-concurrency", () -> play("gaps", "-concurrency", "10000"));
    assertNotReady("swap2 begins", () -> play("gaps", "-swap2", "-openings", "file=" + book));
    assertUsage("-prove needs cmd=COMMAND", () -> play("gaps", "-prove"));
    assertUsage("nodes= of -prove is", () -> play("gaps", "-prove", "cmd=x", "nodes=0"));
    assertUsage("-draw needs", () -> play("gaps", "-draw", "score=1"));
    assertUsage("-resign needs", () -> play("gaps", "-resign", "movecount=1"));
    assertUsage(
        "twosided= is", () -> play("gaps", "-resign", "movecount=1", "score=1", "twosided=1"));
    assertUsage(
        "at least 1 move", () -> play("gaps", "-draw", "movenumber=9", "movecount=0", "score=1"));
    assertUsage("-rounds", () -> play("gaps", "-rounds", "many"));
    assertUsage("did you mean -concurrency?", () -> play("gaps", "-concurency", "2"));
  }

  @Test
  void helpTeaches() {
    assertEquals(0, execute("--help"));
    assertTrue(out.toString().contains("tc=MATCH/TURN+INCREMENT"), out::toString);
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertEquals(0, execute("--version"));
    assertTrue(
        out.toString().matches("katachi-tournament [0-9]+\\.[0-9]+\\.[0-9]+\\R"), out::toString);
  }

  private interface Play {
    int get() throws Exception;
  }

  /** The words are wrong, so where they are explained is told, too. */
  private void assertUsage(String message, Play run) throws Exception {
    assertRefused(message, 2, run);
  }

  /** The words are right, but a file or a brain is not. */
  private void assertNotReady(String message, Play run) throws Exception {
    assertRefused(message, 1, run);
  }

  private void assertRefused(String message, int lines, Play run) throws Exception {
    err.getBuffer().setLength(0);
    assertEquals(2, run.get(), out::toString);
    assertTrue(err.toString().contains(message), err::toString);
    assertEquals(lines, err.toString().lines().count(), err::toString);
  }

  /**
   * Plays two games against the brain "bad", which loses both in the same way.
   *
   * @param reason how the reason begins
   * @param words what is set for that brain alone
   */
  private void assertLoses(String ending, String reason, String... words) throws Exception {
    ofOpponent = List.of(words);
    assertEquals(0, play("bad"), err::toString);
    assertEquals(2, lines().size());
    for (JsonNode line : lines()) {
      assertEquals(ending, line.get("ending").asText(), line::toString);
      assertTrue(line.get("reason").asText().startsWith(reason), line::toString);
      assertEquals("row", winner(line));
    }
  }

  private static String winner(JsonNode line) {
    return line.get(line.get("winner").asText()).asText();
  }

  private int play(String opponent, String... arguments) {
    List<String> all = new ArrayList<>(List.of("-each", "tc=60/2"));
    all.addAll(List.of(arguments));
    return run(opponent, all.toArray(String[]::new));
  }

  private int run(String opponent, String... arguments) {
    return execute(words(opponent, arguments));
  }

  private String[] words(String opponent, String... arguments) {
    List<String> all = new ArrayList<>();
    for (String name : List.of("row", opponent)) {
      all.addAll(List.of("-engine", "cmd=sh '" + folder.resolve(name) + "'", "name=" + name));
    }
    all.addAll(ofOpponent);
    all.addAll(List.of("-out", games.toString()));
    all.addAll(List.of(arguments));
    return all.toArray(String[]::new);
  }

  private int execute(String... arguments) {
    return Tournament.execute(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  private List<JsonNode> lines() throws Exception {
    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(games)) {
      lines.add(MAPPER.readTree(line));
    }
    return lines.subList(1, lines.size());
  }

  private void brain(String name, String first, String move) throws Exception {
    brain(name, first, move, ":");
  }

  /** Writes a brain: what it does first, for a move, and for each line. */
  private void brain(String name, String first, String move, String each) throws Exception {
    new ScriptedBrain().first(first).each(each).onMove(move).write(folder.resolve(name));
  }
}
