package org.katachi.farm.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that do tasks, and those that don't. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the programs are shell scripts")
@Timeout(120)
class TaskProgramTest {

  @TempDir Path folder;

  @Test
  void tasksAreDoneOneAfterTheOtherByOneProcess() throws Exception {
    try (TaskProgram program =
        program("echo ready", "n=$((n+1)); echo \"done $number $n $rest\"")) {
      assertEquals("1 a b", program.run(17, "a b", () -> {}));
      assertEquals("2 ", program.run(4, "", () -> {}));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "exit 3, its program ended with exit code 3",
    "echo >&2; echo 'no memory' >&2; exit 1, its program ended with exit code 1: no memory",
    "echo \"failed $number no such board\", its program failed: no such board",
    "echo \"done 5 other\", its program said done 5 other",
    "echo nonsense, its program said nonsense",
  })
  void aTaskThatIsNotDoneFailsInWords(String commands, String words) throws IOException {
    try (TaskProgram program = program("echo ready", commands)) {
      TaskRunner.Failure failure =
          assertThrows(TaskRunner.Failure.class, () -> program.run(17, "", () -> {}));
      assertEquals(words, failure.getMessage());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "echo 'no such option' >&2; exit 2, its program ended with exit code 2: no such option",
    "echo hello, its program said hello",
  })
  void aProgramThatIsNotReadyFailsInWords(String first, String words) throws IOException {
    try (TaskProgram program = program(first, "")) {
      assertEquals(words, assertThrows(TaskRunner.Failure.class, program::start).getMessage());
    }
  }

  @Test
  void aProgramThatCannotBeStartedFailsInWords() {
    try (TaskProgram program = program(List.of("no-such-program"))) {
      assertEquals(
          "its program did not start: there is no program no-such-program in the PATH",
          assertThrows(TaskRunner.Failure.class, program::start).getMessage());
    }
  }

  @Test
  void afterAFailureTheNextTaskIsDoneByANewProcess() throws Exception {
    Path mark = folder.resolve("mark");
    String commands =
        "[ -e " + mark + " ] || { : > " + mark + "; exit 1; }; echo \"done $number x\"";
    try (TaskProgram program = program("echo ready", commands)) {
      assertThrows(TaskRunner.Failure.class, () -> program.run(1, "", () -> {}));
      assertEquals("x", program.run(2, "", () -> {}));
    }
  }

  @Test
  void aProgramThatWasClosedDoesNothingMore() throws Exception {
    TaskProgram program = program("echo ready", "echo \"done $number x\"");
    program.run(1, "", () -> {});
    program.close();
    assertEquals(
        "its program was ended",
        assertThrows(TaskRunner.Failure.class, () -> program.run(2, "", () -> {})).getMessage());
  }

  @Test
  void aProgramThatHangsIsEnded() throws Exception {
    Path script = script("echo ready", "sleep 1000");
    try (TaskProgram program =
        new TaskProgram(List.of("sh", script.toString()), folder, Duration.ofSeconds(2))) {
      assertEquals(
          "its program said nothing for 2 seconds",
          assertThrows(TaskRunner.Failure.class, () -> program.run(1, "", () -> {})).getMessage());
    }
  }

  private TaskProgram program(String first, String each) throws IOException {
    return program(List.of("sh", script(first, each).toString()));
  }

  private TaskProgram program(List<String> command) {
    return new TaskProgram(command, folder, TaskProgram.LONGEST_TASK);
  }

  private Path script(String first, String each) throws IOException {
    Path script = folder.resolve("program");
    return Files.writeString(
        script, first + "\nwhile read -r kind number rest; do\n" + each + "\ndone\n");
  }
}
