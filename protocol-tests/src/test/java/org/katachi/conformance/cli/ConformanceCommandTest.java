package org.katachi.conformance.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.ScriptedBrain;
import picocli.CommandLine;

/** The command line, from its arguments to its exit code and its files. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brain is a Unix program")
class ConformanceCommandTest {

  /** Repeats every line except END, as no brain does. */
  private static final String PARROT =
      "--brain=sh -c 'while read -r line; do case $line in END*) exit;; esac; echo \"$line\"; done'";

  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private Path good;

  @BeforeEach
  void writeConversations() throws IOException {
    good = Files.writeString(folder.resolve("good.talk"), "title Good\n> OK\n< OK\n");
    Files.writeString(folder.resolve("bad.talk"), "title Bad\n> \u0007<&\n< OK\n");
  }

  @Test
  void theExitCodeShowsAFailedConversation() {
    assertEquals(0, execute(PARROT, good.toString()));
    assertEquals(1, execute(PARROT, folder.toString()));
  }

  @Test
  void badUsageHasItsOwnExitCode() throws IOException {
    assertEquals(2, execute());
    assertEquals(2, execute("--brain=/no/such/brain", good.toString()));
    assertEquals(2, execute(PARROT, folder.resolve("nothing").toString()));
    assertEquals(2, execute(PARROT, "--timeout-scale=0", good.toString()));
    assertEquals(2, execute("--no-such-option"));
    Path unreadable = Files.writeString(folder.resolve("x.talk"), "title X\nsay OK\n");
    assertEquals(2, execute(PARROT, unreadable.toString()));
    assertTrue(err.toString().contains("line 2: no such verb: say"), err.toString());
  }

  @Test
  void badUsageIsExplainedInOneLine() {
    assertUsage("Missing: --brain \"COMMAND\", the command that starts the brain");
    assertUsage("Missing: --brain \"COMMAND\", the command that starts the brain", "--brain= ");
    assertUsage("--pause must be 0 or more", PARROT, "--pause=-1", good.toString());
    assertUsage(
        "--timeout-scale must be greater than 0", PARROT, "--timeout-scale=NaN", good.toString());
    String folders = folder.toString();
    String theme = folder.getFileName().toString();
    assertUsage("No theme timng; there are " + theme, PARROT, "--theme=timng", folders);
    assertUsage("No theme habit; there are " + theme, PARROT, "--without=habit", folders);
    assertUsage(
        "--theme, --without, --level and --rules leave no conversation",
        PARROT,
        "--without=" + theme,
        folders);
    String recorded = folder.resolve("recorded.talk").toString();
    String usage =
        "--record FILE needs the brain's command after --, and no --brain, --dir or --env";
    assertUsage(usage, "--record", recorded);
    assertUsage(usage, PARROT, "--record", recorded, "--", "sh");
  }

  @Test
  void aMisspeltOptionIsToldWithThoseThatMayBeMeant() {
    assertUsage("unknown option --thema; did you mean --theme?", PARROT, "--thema=timing");
    assertUsage("unknown option --vebrose; did you mean --verbose or --version?", "--vebrose");
    assertUsage("unknown option --xyzzy", PARROT, "--xyzzy");
  }

  private void assertUsage(String message, String... arguments) {
    err.getBuffer().setLength(0);
    assertEquals(2, execute(arguments));
    assertEquals("katachi-conformance: " + message, err.toString().lines().findFirst().get());
    assertEquals(2, err.toString().lines().count(), err::toString);
  }

  @Test
  void aFileThatCannotBeUsedIsNamedWithItsCause() throws IOException {
    Path missing = folder.resolve("missing.talk");
    assertError("there is no file " + missing, PARROT, missing.toString());
    Path nowhere = folder.resolve("nowhere");
    String inNowhere = nowhere.resolve("x").toString();
    String noFolder = "there is no folder " + nowhere;
    assertError(noFolder, PARROT, inNowhere);
    assertError(noFolder, "--record", inNowhere, "--", "true");
    assertError(noFolder, PARROT, "--json", inNowhere, good.toString());
    assertError(noFolder, PARROT, "--junit", inNowhere, good.toString());
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertError("there is no conversation (*.talk) in " + empty, PARROT, empty.toString());
    assertError(empty + ": it is a folder", PARROT, "--json", empty.toString(), good.toString());
    assertError(empty + ": it is a folder", PARROT, "--junit", empty.toString(), good.toString());
    assertError("there is no file /no/such/brain", "--brain=/no/such/brain", good.toString());
  }

  @Test
  void aRecordingOverwritesNoFileUnlessForced() throws Exception {
    assertError(
        good + ": it exists already; --force overwrites it",
        "--record",
        good.toString(),
        "--",
        "true");
    assertEquals("title Good\n> OK\n< OK\n", Files.readString(good));
    assertEquals(0, kit("--force", "--record", good.toString(), "--", "true").waitFor());
    assertTrue(Files.readString(good).startsWith("title A recorded conversation"));
  }

  private void assertError(String message, String... arguments) {
    err.getBuffer().setLength(0);
    assertEquals(2, execute(arguments));
    assertEquals("katachi-conformance: " + message + System.lineSeparator(), err.toString());
  }

  @Test
  void helpShowsExamplesAndExitCodes() {
    assertEquals(0, execute("--help"));
    for (String text :
        List.of(
            "katachi-conformance --record FILE -- COMMAND...",
            "--pause=MS",
            "--brain \"path/to/pbrain-yours\" --junit results.xml",
            "Exit code: 0 no conversation failed, 1 some did, 2 the command line is wrong")) {
      assertTrue(out.toString().contains(text), text);
    }
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertEquals(0, execute("--version"));
    assertTrue(
        out.toString().matches("katachi-conformance [0-9]+\\.[0-9]+\\.[0-9]+\\R"), out::toString);
  }

  @Test
  void theShippedConversationsAreListed() {
    assertEquals(0, execute("--list", "--theme=commands"));
    assertTrue(out.toString().contains("commands/start (competition): START is"), out.toString());
  }

  @Test
  void aThemeCanBeLeftOut() {
    assertEquals(0, execute("--list", "--without=habits", "--without=rules"));
    String listed = out.toString();
    assertTrue(
        listed.contains("commands/start (competition): ") && listed.contains("timing/"), listed);
    assertFalse(listed.contains("habits/") || listed.contains("rules/"), listed);
  }

  @Test
  void aLevelAndTheRulesOfTheBrainSelect() {
    assertEquals(0, execute("--list", "--level=competition", "--rules=freestyle,4"));
    String listed = out.toString();
    assertTrue(listed.lines().allMatch(line -> line.contains(" (competition)")), listed);
    assertTrue(
        listed.contains("rules/judge-renju-forbidden ") && listed.contains("commands/start "),
        listed);
    assertFalse(listed.contains("caro") || listed.contains("standard"), listed);
  }

  /** It is weak, and it fails the written protocol as good brains of other authors do. */
  @Test
  void aBrainThatMovesLegallyAndInTimeIsReadyForACompetition() {
    int code =
        execute(
            "--brain=sh src/test/resources/brains/first-free-point.sh",
            "--env=NOISE=- ev 112 nd 178k",
            "--level=competition",
            "--rules=0",
            "--jobs=4",
            "--timeout-scale=5");
    assertEquals(0, code, out::toString);
    assertTrue(out.toString().contains("Ready for a competition: freestyle."), out::toString);
  }

  @Test
  void forABrainOfAnotherBoardTheKitTellsHowToChooseIt() throws IOException {
    List<String> brain =
        new ScriptedBrain()
            .on("'START 20'", "n=0; echo OK")
            .on("START*|RECTSTART*", "echo 'ERROR 20 only'")
            .onMove("echo $n,$((n/5*2)); n=$((n+1))")
            .write(folder.resolve("brain"));
    String command = "--brain=sh '" + brain.get(1) + "'";
    assertEquals(0, execute(command, "--level=competition", "--jobs=4", "--timeout-scale=5"));
    assertTrue(out.toString().contains("--boardsize N chooses another board."), out::toString);
    out.getBuffer().setLength(0);
    execute(command, good.toString());
    assertFalse(out.toString().contains("--boardsize"), out::toString);
  }

  @Test
  void aConversationWithoutASpecialGamePlaysTheFirstRuleOnTheBoardOfTheRun() throws IOException {
    Path game =
        Files.writeString(
            folder.resolve("game.talk"), "title G\n> $size $rule\n< 20 4\n> $$rule\n< $$rule\n");
    assertEquals(0, execute(PARROT, "--rules=4,0", "--size=20", game.toString()), out::toString);
    assertUsage(
        "--boardsize must be from 15 to 40, not 14", PARROT, "--boardsize=14", game.toString());
    assertUsage("no game has rule 5", PARROT, "--rules=5", game.toString());
    assertUsage("no game has rule 99", PARROT, "--rules=0,99", game.toString());
  }

  @Test
  void rowsComeFirstThenTheFailuresThenTheSummary() {
    execute(PARROT, folder.toString());
    String text = out.toString();
    int row = text.indexOf("good ");
    int failure = text.indexOf("FAILED " + folder.getFileName() + "/bad: Bad");
    int marker = text.indexOf("==> line 3: < OK");
    int summary = text.indexOf("1 passed, 1 failed, 0 not supported");
    assertTrue(0 <= row && row < failure && failure < marker && marker < summary, text);
  }

  @Test
  void severalConversationsAtOnceAreReportedInTheirOrder() throws IOException {
    StringBuilder rows = new StringBuilder();
    Path talks = Files.createDirectory(folder.resolve("many"));
    for (int i = 0; i < 6; i++) {
      String slow = "title T\npause " + (6 - i) * 30 + "\n> OK\n< OK\n";
      Files.writeString(talks.resolve("talk" + i + ".talk"), slow);
      rows.append("many/talk").append(i).append(' ');
    }
    assertEquals(0, execute(PARROT, "--jobs=4", talks.toString()));
    String listed =
        Pattern.compile("many/talk[0-9] ")
            .matcher(out.toString())
            .results()
            .map(MatchResult::group)
            .collect(Collectors.joining());
    assertEquals(rows.toString(), listed);
    assertUsage("--jobs must be 1 or more", PARROT, "--jobs=0", good.toString());
  }

  @Test
  void theBrainRunsInItsFolderWithItsVariables() throws IOException {
    Path home = Files.createDirectory(folder.resolve("home"));
    Path brain =
        Files.writeString(home.resolve("brain"), "#!/bin/sh\nread l; echo $PWD/$NET; read end\n");
    assertTrue(brain.toFile().setExecutable(true));
    Path talk =
        Files.writeString(folder.resolve("env.talk"), "title T\n> hello\n< " + home + "/a b\n");
    assertEquals(
        0,
        execute("--brain=./brain", "--dir=" + home, "--env=NET=a b", talk.toString()),
        out::toString);
    assertError("there is no directory /no/dir", "--brain=./brain", "--dir=/no/dir");
  }

  @Test
  void aKnownFailureDoesNotFailTheRunAndAPassIsTold() throws IOException {
    String theme = folder.getFileName().toString();
    Path known =
        Files.writeString(
            folder.resolve("known.txt"), "# ours\n" + theme + "/bad # why\n" + theme + "/good\n");
    assertEquals(0, execute(PARROT, "--known=" + known, folder.toString()));
    String text = out.toString();
    assertTrue(text.contains("known failure"), text);
    assertTrue(text.contains("1 passed, 0 failed, 1 known failure, 0 not supported"), text);
    assertFalse(text.contains("FAILED"), text);
    assertTrue(unwrapped(text).contains("These pass, though " + known + " names them: "), text);
    assertTrue(text.contains("it fails 1"), text);
    Files.writeString(known, theme + "/bda\n");
    assertUsage(
        known + " names no conversation: " + theme + "/bda",
        PARROT,
        "--known=" + known,
        folder.toString());
  }

  @Test
  void aBrainThatExitsBeforeItAnswersStartIsToldOnce() throws IOException {
    Path json = folder.resolve("results.json");
    String dying = "--brain=sh -c 'echo no weights >&2; exit 3'";
    assertEquals(1, execute(dying, "--json=" + json, folder.toString()));
    String text = out.toString();
    assertEquals(2, text.split("the brain exited with code 3", -1).length - 1, text);
    assertEquals(1, text.split("no weights", -1).length - 1, text);
    assertTrue(text.contains("0 passed, 1 failed, 0 not supported"), text);
    assertFalse(text.contains("good") || text.contains("bad"), text);
    String verdict =
        "Not ready for a competition: the brain exited with code 3 before it answered START,"
            + " so the conversations were not run.";
    assertTrue(unwrapped(text).contains(verdict), text);
    assertTrue(Files.readString(json).contains(verdict));
  }

  @Test
  void aBrainThatAnswersStartWithARefusalHasStarted() {
    assertEquals(1, execute("--brain=sh -c 'read -r start; echo ERROR 20 only'", good.toString()));
    assertTrue(out.toString().contains("FAILED " + folder.getFileName() + "/good: Good"));
  }

  private static String unwrapped(String text) {
    return text.replaceAll("\\R", " ");
  }

  @Test
  void aVerboseRunShowsAllLines() {
    assertEquals(0, execute(PARROT, "--verbose", good.toString()));
    assertTrue(out.toString().contains("    > OK\n    < OK "), out::toString);
  }

  @Test
  void theRecorderReplacesTheBrain() throws Exception {
    Path recorded = folder.resolve("recorded.talk");
    Process recorder =
        kit(
            "--record",
            recorded.toString(),
            "--",
            "sh",
            "-c",
            "read -r line; echo OK; exit 6",
            "--brain");
    recorder.outputWriter().append("START 15\r\n").flush();
    assertEquals(List.of("OK"), recorder.inputReader().lines().toList());
    assertEquals(6, recorder.waitFor());
    assertTrue(Files.readString(recorded).contains("> START 15\n"));
  }

  /** The kit as a process of its own, for tests that need its input and output. */
  private static Process kit(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElseThrow());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Conformance.class.getName());
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private int execute(String... arguments) {
    CommandLine commandLine =
        Conformance.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return commandLine.execute(arguments);
  }
}
