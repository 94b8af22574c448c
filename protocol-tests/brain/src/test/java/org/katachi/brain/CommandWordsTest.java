package org.katachi.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandWordsTest {

  @Test
  void aCommandIsSplitAtBlanksOutsideQuotes() {
    assertEquals(
        List.of("java", "-jar", "my brain.jar", "--x=a b", ""),
        CommandWords.split(" java -jar 'my brain.jar' --x=\"a b\" ''"));
  }

  @Test
  void aWordMayBeAsLongAsAClassPath() {
    String path = "lib/a.jar:".repeat(2_000);
    String quoted = "'a b'".repeat(4_000);
    assertEquals(
        List.of("java", "-cp", path, "a b".repeat(4_000)),
        CommandWords.split("java -cp " + path + " " + quoted));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh 'my brain", "sh my\" brain", "'", "sh 'a' 'b"})
  void aQuoteThatIsNotClosedIsRefused(String command) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> CommandWords.split(command));
    assertEquals("a quote is not closed: " + command, refusal.getMessage());
  }
}
