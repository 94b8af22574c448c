package org.katachi.conformance.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.conformance.format.ConversationParser;

/** Brains that try to hang the kit or to outlive it; neither succeeds. */
class HostileBrainsTest extends BrainTestBase {

  @Test
  void floodsWithMoves() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "a flood of lines",
        converse("BEGIN", "yes 7,7", "> BEGIN\npause 2000\nmove\n"));
  }

  @Test
  void floodsItsErrors() throws Exception {
    ConversationResult result =
        converse(
            "BEGIN", "head -c 2000000 /dev/zero | tr '\\0' e >&2; echo 7,7", "> BEGIN\nmove\n");
    assertEquals(Status.PASSED, result.status());
    assertEquals(4_096, result.errors().length());
  }

  @Test
  void neverReadsItsInput() throws Exception {
    assertDeviates(
        "'OK' within 5,000 ms",
        "nothing",
        converse(new ScriptedBrain().first("sleep " + sleep), ""));
  }

  @Test
  void printsNulCharacters() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "'\\x007,7\\x00'",
        converse("BEGIN", "printf '\\0007,7\\000\\n'", "> BEGIN\nmove\n"));
  }

  @Test
  void printsHalfALineAfterItsMove() throws Exception {
    assertDeviates(
        "no more lines",
        "half a line, '8,' without its end",
        converse("BEGIN", "printf '7,7\\n8,'", "> BEGIN\nmove\n"));
  }

  @Test
  void printsALineOfAMegabyte() throws Exception {
    ConversationResult result =
        converse("BEGIN", "head -c 1000000 /dev/zero | tr '\\0' x; echo", "> BEGIN\nmove\n");
    assertTrue(actual(result).matches("'x{160}… \\(4096 characters or more\\)'"), actual(result));
  }

  @Test
  void ignoresEndAndSignals() throws Exception {
    ScriptedBrain brain =
        new ScriptedBrain().first("trap '' TERM INT HUP").on("END", "sleep " + sleep);
    ConversationResult result = converse(brain, "> BEGIN\n");
    assertEquals(Status.PASSED, result.status());
    assertEquals(OptionalDouble.empty(), result.measurements().exitMillis());
  }

  @Test
  void talksOnAfterEnd() throws Exception {
    ConversationResult result =
        converse("END", "while :; do echo MESSAGE so what; sleep 0.1; done", "> BEGIN\n");
    assertEquals(Status.PASSED, result.status());
  }

  @Test
  void closesItsOutputAndLivesOn() throws Exception {
    assertDeviates(
        "a legal move x,y",
        "the brain closed its output",
        converse("BEGIN", "exec >&-; sleep " + sleep, "> BEGIN\nmove\n"));
  }

  @Test
  void closesItsInputAndLivesOn() throws Exception {
    assertDeviates(
        "a legal move x,y within 300 ms",
        "nothing",
        converse("BEGIN", "exec <&-; sleep " + sleep, "> BEGIN\n> TURN 7,7\nwithin 300\nmove\n"));
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux has setsid and shows environments")
  void leavesADaemonBehind() throws Exception {
    assertDeviates(
        "that no other process of the brain lives",
        "1 does",
        converse(
            "BEGIN",
            "(setsid sleep " + sleep + " </dev/null >/dev/null 2>&1 &); echo 7,7",
            "> BEGIN\nmove\n> END\nexit 0\nno-children\n"));
  }

  @Test
  void aChildHoldsItsOutputOpen() throws Exception {
    ConversationResult result =
        converse("BEGIN", "sleep " + sleep + " & echo 7,7", "> BEGIN\nmove\n");
    assertEquals(Status.PASSED, result.status());
    assertEquals(1, result.measurements().childrenLeft());
  }

  @Test
  void floodsWithComments() throws Exception {
    assertDeviates(
        "no line for 5,000 ms",
        "a flood of lines",
        converse("BEGIN", "while :; do echo MESSAGE; done", "> BEGIN\npause 2000\nsilence 5000\n"));
  }

  @Test
  void floodsWithALineThatNeverEnds() throws Exception {
    ConversationResult result =
        converse("BEGIN", "tr '\\0' x </dev/zero", "> BEGIN\nwithin 500\nmove\n");
    assertTrue(actual(result).startsWith("half a line, 'xxxxxxxx"), actual(result));
  }

  @Test
  void doesNotReadItsInput() throws Exception {
    ConversationResult result =
        Runners.of(List.of("sleep", "60"), Runners.timing(0.05, 0))
            .run(ConversationParser.parse("t", "n", "title Deaf\nbytes 41*1000000\n"));
    assertDeviates(
        "that the brain reads its input",
        "it has left its input unread for 500 ms, and the pipe is full",
        result);
  }

  @Test
  void aChildThatIgnoresSignalsIsEndedToo() throws Exception {
    ConversationResult result =
        converse(
            "BEGIN", "(trap '' TERM INT HUP; sleep " + sleep + " &); echo 7,7", "> BEGIN\nmove\n");
    assertEquals(Status.PASSED, result.status());
    assertEquals(1, result.measurements().childrenLeft());
  }

  @Test
  void aSuspendedBrainIsEndedToo() throws Exception {
    assertDeviates(
        "a legal move x,y within 300 ms",
        "nothing",
        converse("BEGIN", "echo 7,7", "suspend\n> BEGIN\nwithin 300\nmove\n"));
  }
}
