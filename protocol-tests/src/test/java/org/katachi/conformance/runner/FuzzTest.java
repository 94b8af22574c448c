package org.katachi.conformance.runner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.katachi.brain.scripted.ScriptedBrain;
import org.katachi.conformance.format.ConversationParser;

/** A fuzz conversation finds brains that say too much, too little, or die. */
class FuzzTest extends BrainTestBase {

  private static final String FUZZ = "fuzz 20\n";

  @Test
  void aBrainPassesThatRefusesWhatItCannotRead() throws Exception {
    ConversationResult result =
        Runners.of(
                List.of("sh", Path.of("src/test/resources/brains/first-free-point.sh").toString()))
            .run(ConversationParser.parse("test", "fuzz", HANDSHAKE + FUZZ));
    assertEquals(
        Status.PASSED, result.status(), () -> result.transcript() + " " + result.mismatch());
  }

  @Test
  void answersInfo() throws Exception {
    ConversationResult result = converse("INFO*", "echo OK", FUZZ);
    assertEquals("'OK'", actual(result));
    assertTrue(
        expected(result).matches("the answer to ABOUT, .* \\(request [0-9]+ of --seed 1\\)"),
        expected(result));
  }

  @Test
  void refusesTwice() throws Exception {
    ConversationResult result = converse("[!AS]*", "echo UNKNOWN; echo UNKNOWN", FUZZ);
    assertEquals("'UNKNOWN'", actual(result));
  }

  @Test
  void diesOfALine() throws Exception {
    ConversationResult result = converse("[!AS]*", "exit 5", FUZZ);
    assertEquals("the brain exited with code 5", actual(result));
  }

  @Test
  void anotherSeedSaysSo() throws Exception {
    ConversationResult result =
        Runners.of(new ScriptedBrain().on("[!AS]*", "exit 5").write(folder.resolve("brain.sh")), 77)
            .run(ConversationParser.parse("test", "fuzz", HANDSHAKE + FUZZ));
    assertTrue(expected(result).endsWith("of --seed 77)"), expected(result));
  }
}
