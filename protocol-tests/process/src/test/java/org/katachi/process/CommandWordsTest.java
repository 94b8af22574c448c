package org.katachi.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommandWordsTest {

  @Test
  void aCommandIsSplitAtBlanksOutsideQuotes() {
    assertEquals(
        List.of("java", "-jar", "my brain.jar", "--x=a b", ""),
        CommandWords.split(" java -jar 'my brain.jar' --x=\"a b\" ''"));
  }
}
