package org.katachi.lab.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lab and farm read and write the same lines, each by code of its own. */
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
  void bothReadALineAndWriteItAgain(String line) {
    TaskLine own = TaskLine.parse(line);
    org.katachi.farm.message.TaskLine farms =
        org.katachi.farm.message.TaskLine.parse(line).orElseThrow();
    assertEquals(farms.kind(), own.kind());
    assertEquals(farms.number(), own.number());
    assertEquals(farms.content(), own.content());
    assertEquals(line, own.toString());
    assertEquals(line, farms.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"task 17", "done 0"})
  void bothTakeALineWithoutContentForAnEmptyOne(String line) {
    assertEquals("", TaskLine.parse(line).content());
    assertEquals("", org.katachi.farm.message.TaskLine.parse(line).orElseThrow().content());
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
  void bothRefuseAnyOtherLine(String line) {
    assertThrows(IllegalArgumentException.class, () -> TaskLine.parse(line));
    assertEquals(Optional.empty(), org.katachi.farm.message.TaskLine.parse(line));
  }
}
