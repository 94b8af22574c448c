package org.katachi.process;

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

  @ParameterizedTest
  @ValueSource(strings = {"sh 'my brain", "sh my\" brain", "'", "sh 'a' 'b"})
  void aQuoteThatIsNotClosedIsRefused(String command) {
    IllegalArgumentException refusal =
        assertThrows(IllegalArgumentException.class, () -> CommandWords.split(command));
    assertEquals("a quote is not closed: " + command, refusal.getMessage());
  }
}
