package org.katachi.conformance.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.conformance.format.ConversationParser;
import org.katachi.conformance.script.DefaultGame;
import org.katachi.conformance.script.RunOptions;
import org.katachi.rules.Rule;
import org.katachi.rules.RuleSet;

/** What a competition demands is what the official judge and Piskvork depend on, and no more. */
class CompetitionLevelTest extends BrainTestBase {

  private static final String GAME = "> BEGIN\nmove\n";
  private static final String COMPETITION = "competition\n" + GAME;

  @Test
  void linesThatAreNoAnswerAreSkippedBeforeAMove() throws Exception {
    ScriptedBrain brain =
        new ScriptedBrain().on("BEGIN", "echo MESSAGE depth 1-; echo ' ev 112'; echo 7,7");
    assertEquals(Status.PASSED, converse(brain, COMPETITION).status());
    assertDeviates("a legal move x,y", "' ev 112'", converse(brain, GAME));
  }

  /** The judge splits at the comma and reads numbers with blanks; Piskvork reads "%d,%d". */
  @ParameterizedTest
  @ValueSource(strings = {"7, 7", " 7,7", "7,7 "})
  void aMoveMayHaveTheBlanksThatBothManagersAllow(String move) throws Exception {
    String commands = "echo '" + move + "'";
    assertEquals(Status.PASSED, converse("BEGIN", commands, COMPETITION).status());
    assertDeviates("a legal move x,y", "'" + move + "'", converse("BEGIN", commands, GAME));
  }

  @Test
  void piskvorkReadsNoMoveWithABlankBeforeTheComma() throws Exception {
    assertDeviates("a legal move x,y", "'7 ,7'", converse("BEGIN", "echo 7 ,7", COMPETITION));
  }

  @Test
  void okMayBeWrittenInAnyCaseButAlone() throws Exception {
    assertEquals(Status.PASSED, converse("START*", "echo ok", "competition\n").status());
    assertDeviates("'OK'", "'ok'", converse("START*", "echo ok", ""));
    assertDeviates("'OK'", "'OK '", converse("START*", "echo 'OK '", "competition\n"));
  }

  @Test
  void linesThatAreNoAnswerAreSkippedWhereAMoveIsOneOfSeveral() throws Exception {
    String talk = "competition\n> BEGIN\nmove\nor < I resign\n";
    assertEquals(Status.PASSED, converse("BEGIN", "echo hm; echo 7,7", talk).status());
    assertEquals(Status.PASSED, converse("BEGIN", "echo hm; echo I resign", talk).status());
  }

  @Test
  void skippedLinesDoNotStretchTheTimeLimit() throws Exception {
    String talk = "competition\n> BEGIN\nwithin 500\nmove\n";
    assertDeviates(
        "a legal move x,y within 500 ms",
        "only 1 lines that are no answer",
        converse("BEGIN", "echo thinking; sleep 2; echo 7,7", talk));
  }

  @Test
  void aRefusalAndAPointOffTheBoardAreAnswers() throws Exception {
    assertDeviates(
        "a legal move x,y", "'ERROR why'", converse("BEGIN", "echo ERROR why", COMPETITION));
    assertDeviates("a legal move x,y", "'-4,-4'", converse("BEGIN", "echo -4,-4", COMPETITION));
  }

  /** Refuses a command that comes within 30 ms of its move. */
  @Test
  void theNextCommandLeavesTheBrainTheTimeThatManagersLeaveIt() throws Exception {
    ScriptedBrain brain =
        new ScriptedBrain()
            .on("BEGIN", "a=$(date +%s%N); echo 7,7")
            .on("TURN*", "[ $(($(date +%s%N) - a)) -ge 30000000 ] && echo 9,9 || echo ERROR early");
    assertEquals(Status.PASSED, converse(brain, COMPETITION + "> TURN 8,8\nmove\n").status());
  }

  @Test
  void theGameIsThatOfTheRun() throws Exception {
    ScriptedBrain brain =
        new ScriptedBrain().on("INFO*", "rule=${line#INFO rule }").on("BEGIN", "echo $rule,19");
    RunOptions renju20 =
        RunOptions.DEFAULT.with(new DefaultGame(20, new RuleSet(Rule.RENJU, false)));
    ConversationResult result =
        Runners.of(brain.write(folder.resolve("brain.sh")), renju20)
            .run(
                ConversationParser.parse(
                    "test",
                    "game",
                    """
                    title T
                    > START $size
                    < OK
                    > INFO rule $rule
                    > BEGIN
                    move one-of 4,19
                    """));
    assertEquals(Status.PASSED, result.status(), () -> result.mismatch().toString());
  }
}
