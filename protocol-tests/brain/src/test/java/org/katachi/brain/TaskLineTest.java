package org.katachi.brain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which lines are about a task, and what they say. */
class TaskLineTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "task 0 ",
        "task 17 some content",
        "task 999999999  spaces \t",
        "done 4 3,4 é “ ”",
        "failed 4 no such board"
      })
  void aLineThatIsReadIsWrittenAsItWas(String line) {
    assertEquals(line, TaskLine.parse(line).orElseThrow().toString());
  }

  @ParameterizedTest
  @CsvSource({
    "task 17 some content, task, 17, some content",
    "done 4 3/4 é, done, 4, 3/4 é",
    "'task 8  two blanks', task, 8, ' two blanks'",
    "task 17, task, 17, ''",
    "done 0, done, 0, ''",
  })
  void aLineHasAKindANumberAndContentThatMayBeEmpty(
      String line, String kind, int number, String content) {
    assertEquals(Optional.of(new TaskLine(kind, number, content)), TaskLine.parse(line));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "task",
        "task ",
        " task 1 a",
        "task 1a b",
        "task -1 a",
        "task 1000000000 a",
        "Task 1 a",
        "task 1 a\ntask 2 b",
        "task 1 a\r",
        "task 1 a\u2028b"
      })
  void anyOtherLineIsNone(String line) {
    assertEquals(Optional.empty(), TaskLine.parse(line));
  }
}
