package org.katachi.conformance.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.conformance.format.ConversationFiles;
import org.katachi.conformance.format.ConversationParser;
import org.katachi.conformance.script.Conversation;
import org.katachi.conformance.script.RunOptions;

/** Brains that are broken on purpose: each fault is reported in the right words. */
class BrokenBrainsTest extends BrainTestBase {

  @Test
  void aGoodBrainPasses() throws Exception {
    assertEquals(
        Status.PASSED,
        converse("BEGIN", "echo MESSAGE here it comes; echo 7,7", "> BEGIN\nmove\n").status());
  }

  @Test
  void aMoveMayBeSuggestedFirst() throws Exception {
    ScriptedBrain brain =
        new ScriptedBrain()
            .on("BEGIN", "echo SUGGEST 7,7")
            .on("TURN*", "echo MESSAGE well; echo SUGGEST 9,9")
            .on("PLAY*", "echo ${line#PLAY }");
    ConversationResult result = converse(brain, "> BEGIN\nmove\n> TURN 8,8\nmove\n");
    assertEquals(Status.PASSED, result.status());
    assertEquals(2, result.measurements().moveMillis().size());
  }

  @Test
  void oneReplyMayBeOneOfSeveral() throws Exception {
    String talk = "> BEGIN\n~ ERROR.*\nor move\n";
    assertEquals(Status.PASSED, converse("BEGIN", "echo ERROR no", talk).status());
    assertEquals(Status.PASSED, converse("BEGIN", "echo 7,7", talk).status());
    String expected = "a line like 'ERROR.*'; or a legal move x,y";
    assertDeviates(expected, "'perhaps'", converse("BEGIN", "echo perhaps", talk));
    assertDeviates(
        expected,
        "the illegal move 15,0 (p1): outside the board of 15x15",
        converse("BEGIN", "echo 15,0", talk));
  }

  @Test
  void playsAnotherMoveThanItHasSuggested() throws Exception {
    ScriptedBrain brain =
        new ScriptedBrain().on("BEGIN", "echo SUGGEST 7,7").on("PLAY*", "echo 8,8");
    assertDeviates("'7,7', as it has suggested", "'8,8'", converse(brain, "> BEGIN\nmove\n"));
  }

  @Test
  void suggestsAnIllegalMove() throws Exception {
    ScriptedBrain brain =
        new ScriptedBrain().on("TURN*", "echo SUGGEST 7,7").on("PLAY*", "echo 7,7");
    assertDeviates(
        "a legal move x,y",
        "the illegal move 7,7 (h8): occupied",
        converse(brain, "> TURN 7,7\nmove\n"));
  }

  @Test
  void late() throws Exception {
    assertDeviates(
        "a legal move x,y within 300 ms",
        "nothing",
        converse("BEGIN", "sleep 3; echo 7,7", "> BEGIN\nwithin 300\nmove\n"));
  }

  @Test
  void lateButWaitedFor() throws Exception {
    ConversationResult result =
        converse("BEGIN", "sleep 1; echo 7,7", "> BEGIN\npause 2000\nwithin 500\nmove\n");
    assertTrue(actual(result).matches("'7,7' after [0-9,]+ ms"), actual(result));
  }

  @Test
  void silent() throws Exception {
    assertDeviates(
        "a legal move x,y within 300 ms",
        "nothing",
        converse("BEGIN", ":", "> BEGIN\nwithin 300\nmove\n"));
  }

  @Test
  void messagesOnly() throws Exception {
    assertDeviates(
        "a legal move x,y within 300 ms",
        "only 2 lines of MESSAGE or DEBUG",
        converse("BEGIN", "echo MESSAGE a; echo DEBUG b", "> BEGIN\nwithin 300\nmove\n"));
  }

  @Test
  void garbage() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "'I think \\x1b h8'",
        converse("BEGIN", "printf 'I think \\033 h8\\n'", "> BEGIN\nmove\n"));
  }

  @Test
  void occupied() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "the illegal move 7,7 (h8): occupied",
        converse("TURN*", "echo 7,7", "> TURN 7,7\nmove\n"));
  }

  @Test
  void outside() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "the illegal move 15,0 (p1): outside the board of 15x15",
        converse("BEGIN", "echo 15,0", "> BEGIN\nmove\n"));
  }

  @Test
  void forbidden() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "the illegal move 6,8 (g9): forbidden to black in renju",
        converse("DONE", "echo 6,8", "> INFO rule 4\nboard h8h9i7i9h10i6i11i12\nmove\n"));
  }

  @Test
  void anotherMoveThanTheRulesDemand() throws Exception {
    assertDeviates(
        "one of the moves 6,7 (g8) or 11,7 (l8)",
        "the move 0,0 (a1)",
        converse("DONE", "echo 0,0", "board h8h9i8i9j8j9k8k9\nmove one-of g8 l8\n"));
  }

  @Test
  void afterAGameIsOverTheNextOneCounts() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "'what'",
        converse(
            new ScriptedBrain().on("DONE", "echo 4,0").on("BEGIN", "echo what"),
            "board a1a2b1b2c1c2d1d2\nmove\nturn any\nmove\n> START 15\n< OK\n> BEGIN\nmove\n"));
  }

  @Test
  void afterAGameIsOverNoneOfSeveralRepliesIsExpected() throws Exception {
    assertEquals(
        Status.PASSED,
        converse(
                "DONE",
                "echo 4,0",
                "board a1a2b1b2c1c2d1d2\nmove\nturn any\nwithin 1000\nmove\nor ~ ERROR.*\n")
            .status());
  }

  @Test
  void dies() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "the brain exited with code 3",
        converse("BEGIN", "exit 3", "> BEGIN\nmove\n"));
  }

  /** Nobody asks it for anything any more, but it was to live until END. */
  @Test
  void diesAfterItsLastAnswer() throws Exception {
    assertDeviates(
        "the brain to live until END",
        "its exit with code 3",
        converse("BEGIN", "echo 7,7; exit 3", "> BEGIN\nmove\npause 2000\n"));
  }

  @Test
  void diesWithAComplaint() throws Exception {
    ConversationResult result =
        converse("BEGIN", "echo 'no book' >&2; kill -9 $$", "> BEGIN\nmove\n");
    assertDeviates("a legal move x,y", "the brain exited with code 137", result);
    assertEquals("no book\n", result.errors());
  }

  @Test
  void diesInAnOptionalConversation() throws Exception {
    assertDeviates(
        "'OK'",
        "the brain exited with code 1",
        converse("RESTART", "exit 1", "optional\n> RESTART\n< OK\n"));
  }

  @Test
  void whatIsOptionalNeedNotBeSupported() throws Exception {
    ConversationResult result =
        converse("RESTART", "echo UNKNOWN command", "optional\n> RESTART\n< OK\n");
    assertEquals(Status.NOT_SUPPORTED, result.status());
    assertEquals("UNKNOWN command", result.reason());
  }

  @Test
  void whatIsOptionalMayBeUnknownWhereSilenceIsExpected() throws Exception {
    String talk = "> YXBOARD\nsilence 5000\n";
    ConversationResult result = converse("YXBOARD", "echo UNKNOWN YXBOARD", "optional\n" + talk);
    assertEquals(Status.NOT_SUPPORTED, result.status());
    assertEquals("UNKNOWN YXBOARD", result.reason());
    assertDeviates(
        "no line for 5,000 ms",
        "'UNKNOWN YXBOARD'",
        converse("YXBOARD", "echo UNKNOWN YXBOARD", talk));
  }

  @Test
  void whatIsRequiredMustBeSupported() throws Exception {
    assertDeviates(
        "'OK'",
        "'UNKNOWN command'",
        converse("RESTART", "echo UNKNOWN command", "> RESTART\n< OK\n"));
  }

  @Test
  void aBoardThatIsNeededNeedNotBeSupported() throws Exception {
    assertEquals(
        Status.NOT_SUPPORTED,
        converse("START*40*", "echo ERROR too large", "needs board 40\n> START 40\n< OK\n")
            .status());
  }

  @Test
  void aBoardThatIsNeededExcusesNoRefusalOfAMove() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "'ERROR not now'",
        converse("BEGIN", "echo ERROR not now", "needs board 15\n> BEGIN\nmove\n"));
  }

  @Test
  void answersInfo() throws Exception {
    assertDeviates(
        "no line for 300 ms", "'OK'", converse("INFO*", "echo OK", "> INFO rule 0\nsilence 300\n"));
  }

  @Test
  void saysMoreThanAskedFor() throws Exception {
    ConversationResult result = converse("BEGIN", "echo 7,7; echo 8,8", "> BEGIN\nmove\n");
    assertDeviates("no more lines", "'8,8'", result);
    assertEquals(0, result.mismatch().orElseThrow().lineNumber());
  }

  @Test
  void aMoveBeforeTheEndIsAllowedWhereItMayCome() throws Exception {
    String talk = "> BEGIN\nmay-move 500\n> END\nexit 0\n";
    ConversationResult fast = converse("BEGIN", "echo 7,7", talk);
    assertEquals(Status.PASSED, fast.status(), () -> fast.mismatch().toString());
    assertEquals(1, fast.measurements().moveMillis().size());
    assertEquals(Status.PASSED, converse("BEGIN", ":", talk).status());
  }

  @Test
  void aMoveMayComeRightBeforeTheLastCommand() throws Exception {
    ScriptedBrain brain = new ScriptedBrain().on("BEGIN", "sleep 0.5; echo 7,7");
    RunOptions pauses = Runners.timing(1, 1_000);
    assertEquals(
        Status.PASSED, converse(brain, "> BEGIN\nmay-move 100\n> END\nexit 0\n", pauses).status());
  }

  @Test
  void movesIllegallyWhereItMayMove() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "the illegal move 7,7 (h8): occupied",
        converse("TURN*", "echo 7,7", "> TURN 7,7\nmay-move 500\n"));
  }

  @Test
  void movesAfterEnd() throws Exception {
    // The kit can't tell a reply in the moment of END from a move that END has overtaken.
    assertDeviates(
        "no more lines",
        "'7,7'",
        converse("END", "sleep 1; echo 7,7; exit 0", "> BEGIN\nmay-move 100\n> END\nexit 0\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"lifecycle/end-while-thinking", "lifecycle/end-of-file-while-thinking"})
  void aFastBrainPassesTheConversationsAboutTheEnd(String path) throws Exception {
    Conversation conversation =
        ConversationFiles.shipped().stream()
            .filter(shipped -> shipped.path().equals(path))
            .findFirst()
            .orElseThrow();
    List<String> fast = new ScriptedBrain().onMove("echo 0,0").write(folder.resolve("fast.sh"));
    ConversationResult result = Runners.of(fast).run(conversation);
    assertEquals(Status.PASSED, result.status(), () -> result.mismatch().toString());
  }

  /** Starts only in its own folder, and with a variable of the environment. */
  @Test
  void aBrainIsStartedWithAllThatItNeeds() throws Exception {
    new ScriptedBrain().first("[ \"$NETWORK\" ] || exit 1").write(folder.resolve("brain.sh"));
    Supplier<ProcessBuilder> brain =
        () -> {
          ProcessBuilder builder = new ProcessBuilder("sh", "brain.sh").directory(folder.toFile());
          builder.environment().put("NETWORK", "net");
          return builder;
        };
    ConversationResult result =
        new ConversationRunner(brain, RunOptions.DEFAULT)
            .run(ConversationParser.parse("test", "brain", HANDSHAKE));
    assertEquals(Status.PASSED, result.status(), () -> result.mismatch().toString());
  }

  @Test
  void halfALine() throws Exception {
    assertDeviates(
        "a legal move x,y within 300 ms",
        "half a line, '7,' without its end",
        converse("BEGIN", "printf 7,", "> BEGIN\nwithin 300\nmove\n"));
  }

  @Test
  void anEmptyLineBeforeTheReply() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "an empty line",
        converse("BEGIN", "echo; echo 7,7", "> BEGIN\nmove\n"));
  }

  @Test
  void blanksInTheMove() throws Exception {
    assertDeviates("a legal move x,y", "'7, 7'", converse("BEGIN", "echo 7, 7", "> BEGIN\nmove\n"));
  }

  @Test
  void losesACommandThatComesRightAfterItsMove() throws Exception {
    ScriptedBrain brain =
        new ScriptedBrain()
            .first("exec 3<&0")
            .on("BEGIN", "echo 7,7; cat <&3 >/dev/null & sleep 0.5; kill $!")
            .on("TURN*", "echo 9,9");
    String talk = "> BEGIN\nmove\n> TURN 8,8\nwithin 1000\nmove\n";
    assertDeviates("a legal move x,y within 1,000 ms", "nothing", converse(brain, talk));
    assertEquals(Status.PASSED, converse(brain, talk, Runners.timing(1, 1_500)).status());
  }

  @Test
  void ignoresEnd() throws Exception {
    assertDeviates(
        "that the process exits with code 0 within 300 ms",
        "it still runs",
        converse("END", ":", "> END\nwithin 300\nexit 0\n"));
  }

  @Test
  void exitsWithAnotherCode() throws Exception {
    assertDeviates(
        "that the process exits with code 0 within 5,000 ms",
        "it exited with code 4",
        converse("END", "exit 4", "> END\nexit 0\n"));
  }

  @Test
  void leavesAChildBehind() throws Exception {
    assertDeviates(
        "that no other process of the brain lives",
        "1 does",
        converse(
            "BEGIN",
            "(sleep " + sleep + " >/dev/null 2>&1 &); echo 7,7",
            "> BEGIN\nmove\n> END\nexit 0\nno-children\n"));
  }

  @Test
  @DisabledOnOs(value = OS.MAC, disabledReason = "only Linux counts the unique set size")
  void leaks() throws Exception {
    ConversationResult result =
        converse(
            new ScriptedBrain().first("x=12345678").on("BEGIN", "x=$x$x$x$x$x$x$x$x; echo 7,7"),
            """
            memory mark
            repeat 7
            > BEGIN
            ~ 7,7
            again
            memory growth 10
            """);
    assertEquals("growth of the memory of 10 MB at most", expected(result));
    assertTrue(actual(result).matches("growth of the memory of [0-9]+ MB"), actual(result));
  }
}
