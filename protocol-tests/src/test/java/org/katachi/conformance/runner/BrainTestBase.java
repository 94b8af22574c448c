package org.katachi.conformance.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.katachi.brain.scripted.LeftProcesses;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.conformance.format.ConversationParser;
import org.katachi.conformance.script.RunOptions;

/** Runs conversations with scripted brains, of which no process may be left. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the brains are shell scripts")
@Timeout(30)
abstract class BrainTestBase {

  static final String HANDSHAKE =
      """
      title A brain is tried
      line-ending LF
      limit 5000
      > START 15
      < OK
      """;

  @TempDir Path folder;

  final String sleep = LeftProcesses.uniqueSleep();

  @AfterEach
  void noProcessIsLeft() {
    assertEquals(
        List.of(), LeftProcesses.mentioning(folder.toString(), sleep), "processes of the brain");
  }

  /** Runs a conversation with a brain that runs shell commands for each line of a pattern. */
  final ConversationResult converse(String pattern, String commands, String talk) throws Exception {
    return converse(new ScriptedBrain().on(pattern, commands), talk);
  }

  final ConversationResult converse(ScriptedBrain brain, String talk) throws Exception {
    return converse(brain, talk, RunOptions.DEFAULT);
  }

  final ConversationResult converse(ScriptedBrain brain, String talk, RunOptions options)
      throws Exception {
    return Runners.of(brain.write(folder.resolve("brain.sh")), options)
        .run(ConversationParser.parse("test", "brain", HANDSHAKE + talk));
  }

  static void assertDeviates(String expected, String actual, ConversationResult result) {
    assertEquals(Status.FAILED, result.status(), () -> result.transcript().toString());
    assertEquals(expected, expected(result));
    assertEquals(actual, actual(result));
  }

  static String expected(ConversationResult result) {
    return result.mismatch().orElseThrow().expected();
  }

  static String actual(ConversationResult result) {
    return result.mismatch().orElseThrow().actual();
  }
}
